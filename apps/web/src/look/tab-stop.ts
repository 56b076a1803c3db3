/**
 * Lets an element of a drawing have the focus: 0 is a stop for tabs, -1 isn't. Spelt as in a document, because the
 * library that draws the page in browsers translates `tabIndex` only in HTML.
 */
export const tabStop = (tabindex: 0 | -1): { readonly tabindex: number } => ({ tabindex })
