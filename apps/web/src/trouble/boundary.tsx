import type { ReactNode } from 'react'
import { Component } from 'react'

interface Bounded {
  /** The replacement, with a way to try again. */
  readonly instead: (error: unknown, again: () => void) => ReactNode
  /** When this changes, the broken part is tried again. */
  readonly of?: unknown
  readonly children: ReactNode
}

interface Fallen {
  readonly fallen: { readonly error: unknown; readonly of: unknown } | null
}

/** Confines an error in rendering to the part inside. */
export class Boundary extends Component<Bounded, Fallen> {
  override state: Fallen = { fallen: null }

  static getDerivedStateFromError(error: unknown): Fallen {
    return { fallen: { error, of: UNKNOWN } }
  }

  static getDerivedStateFromProps({ of }: Bounded, { fallen }: Fallen): Fallen | null {
    if (fallen === null) return null
    if (fallen.of === UNKNOWN) return { fallen: { ...fallen, of } }
    return fallen.of === of ? null : { fallen: null }
  }

  override render(): ReactNode {
    const { fallen } = this.state
    return fallen === null ? this.props.children : this.props.instead(fallen.error, this.again)
  }

  private readonly again = (): void => this.setState({ fallen: null })
}

/** It has just failed, and its key isn't noted yet. */
const UNKNOWN = Symbol('unknown')
