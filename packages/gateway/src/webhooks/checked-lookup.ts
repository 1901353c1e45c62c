import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '@zhushutong/domain/webhooks'

/** All addresses of a name; another one in tests. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const resolveByDns: Resolve = (host) => lookup(host, { all: true })

/** The address that was asked for is not one of the open internet. */
export const REFUSED = 'WEBHOOK_REFUSED'

const refusal = () => Object.assign(new Error('not a public address'), { code: REFUSED })

/**
 * A lookup that answers public addresses only, or fails (WHK-02). The connection is made to what it answers, so that a
 * name cannot stand for another address by then; one private address among several refuses all of them.
 */
export function checkedLookup(resolve: Resolve = resolveByDns): LookupFunction {
  return (host, options, answer) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isPublicAddress(address))) return answer(refusal(), '')
        if (options.all) return answer(null, [...found])
        answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, ''),
    )
  }
}
