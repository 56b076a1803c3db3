import look from './swatch.module.css'

/** A player's colour, as a small flag. */
export const Swatch = ({ colour }: { readonly colour: string }) => (
  <span className={look['swatch']} style={{ background: colour }} aria-hidden="true" />
)
