import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '@zhushutong/domain/webhooks'

/** All addresses of a name; replaced in tests. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const resolveByDns: Resolve = (host) => lookup(host, { all: true })

/** Error code: the name resolves to an address that is not public. */
export const REFUSED = 'ADDRESS_REFUSED'

const refusal = () => Object.assign(new Error('not a public address'), { code: REFUSED })

/**
 * A lookup that returns public addresses only, or fails (WHK-02). The socket connects to the returned
 * address, so that the name cannot resolve to another one after the check. A single private address refuses
 * the whole name.
 */
export function checkedLookup(resolve: Resolve = resolveByDns): LookupFunction {
  return (host, options, answer) => {
    resolve(host).then(
      (rows) => {
        const [first] = rows
        if (!first || !rows.every(({ address }) => isPublicAddress(address))) return answer(refusal(), '')
        if (options.all) return answer(null, [...rows])
        answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    )
  }
}

/**
 * True when the host is an IP address that is not public. The lookup cannot check it, as it is called for
 * names only.
 */
export function isRefusedHost({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return (/^[\d.]+$/.test(bare) || bare.includes(':')) && !isPublicAddress(bare)
}
