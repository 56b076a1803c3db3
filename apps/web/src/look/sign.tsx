/** The Sandtable logo. */
export const Sign = () => (
  <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
    <rect x="1" y="1" width="32" height="32" rx="7" fill="var(--ink)" />
    <path
      d="M6 22c4-5 7 3 11-2s6-1 11-4"
      stroke="var(--signalLine)"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
    <rect x="8" y="8" width="8" height="8" rx="1.5" fill="var(--surface)" />
    <rect x="19" y="7" width="8" height="8" rx="1.5" fill="none" stroke="var(--surface)" strokeWidth="1.8" />
  </svg>
)
