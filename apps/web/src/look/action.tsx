import type { ButtonProps } from 'react-aria-components'
import { Button } from 'react-aria-components'
import look from './action.module.css'

interface ActionProps extends Omit<ButtonProps, 'className'> {
  /** The main action. */
  readonly main?: boolean
  /** Plain text, without a frame. */
  readonly plain?: boolean
  readonly large?: boolean
}

/** A button of the page. */
export function Action({ main = false, plain = false, large = false, ...props }: ActionProps) {
  const kind = plain ? look['plain'] : main ? look['main'] : look['framed']
  return <Button {...props} className={`${look['action']} ${kind} ${large ? look['large'] : ''}`} />
}
