import type { ReactNode } from 'react'
import { vi } from 'vitest'

interface Framed {
  readonly children: (scale: number) => ReactNode
  readonly over?: ReactNode
}

/** The paper's settings: pixels for a unit of a drawing, a small screen, reduced motion. */
export const paper = { scale: 1, narrow: false, still: true }

const Plain = ({ children }: { readonly children: ReactNode }) => <div>{children}</div>

/**
 * Replaces the parts that measure the screen: dialogs open in place, and maps are drawn at the scale of the paper. All
 * other parts are real. Import them after this.
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
