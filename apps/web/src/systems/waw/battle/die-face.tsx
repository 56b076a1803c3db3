import { numeral } from '../../../words/numerals.ts'
import styles from './die-face.module.css'

interface Face {
  readonly face: number
  /** How its result strikes the reader. */
  readonly tone?: 'plain' | 'hit' | 'panic'
}

/** A die of ten faces, with the one that it shows. */
export const DieFace = ({ face, tone = 'plain' }: Face) => (
  <svg
    className={styles['face']}
    data-tone={tone}
    viewBox="0 0 40 46"
    width="34"
    height="40"
    aria-hidden="true"
  >
    <path className={styles['body']} d="M20 1 38 20 20 45 2 20z" />
    <path className={styles['edge']} d="M2 20 20 28 38 20M20 28V45" />
    <text x="20" y="25" textAnchor="middle">
      {numeral(face)}
    </text>
  </svg>
)
