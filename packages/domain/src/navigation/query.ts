const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The parameters of a raw query string, with or without '?'; of a repeated one the first. */
export const parseQuery = (query: string): Readonly<Record<string, string>> => {
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const at = part.indexOf('=')
      return at < 0 ? [decoded(part), ''] : [decoded(part.slice(0, at)), decoded(part.slice(at + 1))]
    })
  return Object.fromEntries(pairs.reverse())
}
