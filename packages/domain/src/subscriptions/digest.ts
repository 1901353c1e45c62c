import type { MessageWords } from '../messages'
import { buildCenterHref } from '../navigation'

/** Records that a digest keeps to be shown; beyond them it tells how many there are (SUB-04). */
export const MAX_DIGEST_ITEMS = 50
/** Titles in the message itself. */
const LISTED_TITLES = 3
/** For how many days digests are kept (SUB-04). */
export const DIGEST_RETENTION_DAYS = 90

/** What a subscription found since it last ran (SUB-04). */
export interface Digest {
  readonly id: string
  /** The subscription's name. */
  readonly name: string
  readonly total: number
  /** Of the first of them, as their reader may see them; without those that are closed. */
  readonly titles: readonly string[]
}

/** The message that brings a digest (SUB-04). */
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
