import { buildCenterHref } from '../addresses'
import type { MessageWords } from '../messages'

/** Maximum number of records stored in a digest; `total` counts the others too (SUB-04). */
export const MAX_DIGEST_ITEMS = 50
/** Titles in the message itself. */
const LISTED_TITLES = 3
/** Retention of digests, in days (SUB-04). */
export const DIGEST_RETENTION_DAYS = 90

/** New records of a subscription since its last run (SUB-04). */
export interface Digest {
  readonly id: string
  /** The subscription's name. */
  readonly name: string
  readonly total: number
  /** Titles of the first records, as the reader may see them, without locked ones. */
  readonly titles: readonly string[]
}

/** The message of a digest (SUB-04). */
export function writeDigestMessage({ id, name, total, titles }: Digest): MessageWords {
  const listed = titles.slice(0, LISTED_TITLES)
  const more =
    total > listed.length ? [listed.length === 0 ? '点击查看全部' : `等 ${total} 条，点击查看全部`] : []
  return {
    kind: 'subscription',
    title: `“${name}”有 ${total} 条新数据`,
    body: [...listed, ...more].join('\n'),
    link: buildCenterHref('subscriptions', { key: id }),
  }
}
