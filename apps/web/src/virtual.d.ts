declare module 'virtual:tokens.css'
declare module 'virtual:rules/*' {
  const text: string
  export default text
}
declare module 'virtual:rosters' {
  import type { CatalogueFile, Era } from '@sandtable/scenario'
  export const catalogue: CatalogueFile
  export const battles: readonly { readonly title: string; readonly era: Era; readonly text: string }[]
}
