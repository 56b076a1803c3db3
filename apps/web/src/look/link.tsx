import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { goTo } from '../router.ts'

/** A link to another page of the table; it reloads nothing, except in a new tab. */
export function PageLink({ href, ...props }: ComponentPropsWithoutRef<'a'> & { readonly href: string }) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(href)
  }
  return <a {...props} href={href} onClick={follow} />
}
