import { decodePercent } from '../../addresses'

const plain = (text: string): string => decodePercent(text.replaceAll('+', ' ')) ?? text

/**
 * The parameters of a raw query string, with or without '?', for the rules of home and scode (NAV-04, NAV-08): the
 * first of repeated keys; broken encoding is unchanged.
 */
export function parseQuery(query: string): Readonly<Record<string, string>> {
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
