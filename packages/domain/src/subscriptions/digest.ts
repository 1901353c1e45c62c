import { buildCenterHref } from '../addresses'
import { eventLabel } from '../history'
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
  /** The number of changes of a followed record among them (DAT-69). */
  readonly changed?: number
  /** Titles of the first records, as the reader may see them, without locked ones. */
  readonly titles: readonly string[]
}

/** The number of a digest in words: 3 条新数据, 2 条变更; 5 条动态 for both. */
export function countNews({ total, changed = 0 }: Pick<Digest, 'total' | 'changed'>): string {
  if (changed === 0) return `${total} 条新数据`
  return changed >= total ? `${total} 条变更` : `${total} 条动态`
}

/** The title of an item, with the kinds of its changes: 某公司：更名、法定代表人变更. */
export function titleItem(title: string, kinds: readonly string[] = []): string {
  return kinds.length === 0 ? title : `${title}：${kinds.map(eventLabel).join('、')}`
}

/** The message of a digest (SUB-04). */
export function writeDigestMessage({ id, name, total, changed, titles }: Digest): MessageWords {
  const listed = titles.slice(0, LISTED_TITLES)
  const more =
    total > listed.length ? [listed.length === 0 ? '点击查看全部' : `等 ${total} 条，点击查看全部`] : []
  return {
    kind: 'subscription',
    title: `“${name}”有 ${countNews({ total, changed })}`,
    body: [...listed, ...more].join('\n'),
    link: buildCenterHref('subscriptions', { key: id }),
  }
}
