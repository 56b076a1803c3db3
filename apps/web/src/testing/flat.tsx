import type { ReactNode } from 'react'
import { vi } from 'vitest'

interface Framed {
  readonly children: (scale: number) => ReactNode
  readonly over?: ReactNode
}

/** What the paper is like: pixels of a unit of a drawing, a small screen, somebody who wants no motion. */
export const paper = { scale: 1, narrow: false, still: true }

const Plain = ({ children }: { readonly children: ReactNode }) => <div>{children}</div>

/**
 * Lays everything flat that would measure a screen: dialogs stand where they are opened, and maps are drawn at the scale of
 * the paper. All other parts are the real ones. Import the parts after this.
 */
export function layFlat(): void {
  vi.doMock('react-aria-components', async original => ({
    ...(await original<object>()),
    ModalOverlay: Plain,
    Modal: Plain,
    Popover: Plain,
  }))
  vi.doMock('../map/map-frame.tsx', () => ({
    MapFrame: ({ children, over }: Framed) => (
      <div>
        <svg>{children(paper.scale)}</svg>
        {over}
      </div>
    ),
    useMapHand: () => null,
  }))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? paper.narrow : paper.still,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('location', { origin: 'http://table', pathname: '/', hash: '' })
}
