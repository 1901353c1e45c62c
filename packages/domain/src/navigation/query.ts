import { decoded } from './percent'

const plain = (text: string): string => decoded(text.replaceAll('+', ' ')) ?? text

/**
 * The parameters of a raw query string, with or without '?', by which home is judged and scode is read (NAV-04,
 * NAV-08): of a repeated one the first, and broken encoding as it stands.
 */
export const parseQuery = (query: string): Readonly<Record<string, string>> => {
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const at = part.indexOf('=')
      return at < 0 ? [plain(part), ''] : [plain(part.slice(0, at)), plain(part.slice(at + 1))]
    })
  return Object.fromEntries(pairs.reverse())
}
