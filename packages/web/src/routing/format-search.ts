/** A query string from pairs; pairs without a value are left out. */
export function formatSearch(pairs: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(pairs).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`
}
