import type { IncomingMessage } from 'node:http'
import { isPageAddress } from './page-address'

/** The kinds of requests in metrics and traces. */
export type RequestKind = 'page' | 'data' | 'call' | 'staff' | 'file' | 'health'

const OTHER_KINDS: ReadonlyArray<readonly [RegExp, RequestKind]> = [
  [/^\/(healthz|readyz)(\?|$)/, 'health'],
  [/^\/gateway\//, 'call'],
  [/^\/console\/api\//, 'staff'],
]

/** `data`: a page's content that React's router loads. `file`: scripts, pictures, feeds, sitemaps, the back office. */
export function requestKindOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestKind {
  const other = OTHER_KINDS.find(([address]) => address.test(url))
  if (other) return other[1]
  if (!isPageAddress(url)) return 'file'
  return headers.rsc === undefined ? 'page' : 'data'
}
