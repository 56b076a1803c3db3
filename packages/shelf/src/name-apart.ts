/** A name or a path in two: the pack, and after two hyphens the terms that its ground is played by; null: there are none. */
export function nameApart(name: string): { readonly pack: string; readonly terms: string | null } {
  const end = name.lastIndexOf('--')
  return end < 0 ? { pack: name, terms: null } : { pack: name.slice(0, end), terms: name.slice(end + 2) }
}
