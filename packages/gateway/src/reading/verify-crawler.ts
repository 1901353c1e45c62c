import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { type Crawler, findClaimedCrawler, isCrawlerHost } from '@zhushutong/domain/reading'
import type { CallContext } from '../platform/http'
import type { HostNames } from './crawlers.ports'

/** The name of the search engine whose crawler makes a call; null for any other caller. */
export type CrawlerVerifier = (call: Pick<CallContext, 'ip' | 'headers' | 'now'>) => Promise<string | null>

const VERIFIED_MS = DAY_MS
/** Short, because the name servers may have failed to answer. */
const REFUTED_MS = 10 * MINUTE_MS
const MAX_ENTRIES = 10_000

/**
 * Verifies crawlers by DNS (REA-03): the address has a name of the search engine, and that name resolves to
 * the address. Only for calls whose user agent claims a crawler; cached by address.
 */
export function createCrawlerVerifier({ findNames, findAddresses }: HostNames): CrawlerVerifier {
  const known = new Map<string, { readonly until: number; readonly isReal: Promise<boolean> }>()

  const verify = async (crawler: Crawler, address: string): Promise<boolean> => {
    const names = (await findNames(address)).filter((name) => isCrawlerHost(crawler, name))
    const addresses = await Promise.all(names.slice(0, 3).map(findAddresses))
    return addresses.flat().includes(address)
  }

  return async ({ ip, headers, now }) => {
    const crawler = findClaimedCrawler(headers['user-agent'] ?? '')
    if (!crawler) return null
    const key = `${crawler.name} ${ip}`
    const entry = known.get(key)
    if (entry && entry.until > now) return (await entry.isReal) ? crawler.name : null
    const isReal = verify(crawler, ip)
    if (known.size >= MAX_ENTRIES) known.delete(known.keys().next().value ?? '')
    known.set(key, { until: now + REFUTED_MS, isReal })
    if (!(await isReal)) return null
    known.set(key, { until: now + VERIFIED_MS, isReal })
    return crawler.name
  }
}
