import { formatCount } from '../formatting'
/** Maximum number of favourites per member. */
export const MAX_FAVOURITES = 2000
/** Maximum number of records in one state call: more than any page shows. */
export const MAX_STATES_PER_CALL = 200

/**
 * Time in which a removal can be undone, in ms: the favourite is restored as it was, even if its record no longer
 * exists.
 */
export const UNDO_MS = 600_000

export interface RecordRef {
  readonly kind: string
  readonly id: string
}

/** The key of a record for buttons and maps: 'company:91500…' (FAV-01). */
export function formatRecordKey({ kind, id }: RecordRef): string {
  return `${kind}:${id}`
}

const REF = /^([A-Za-z]{1,40}):([0-9A-Za-z_-]{1,64})$/

/** Parses a key of `formatRecordKey`; null for any other text (FAV-01). */
export function parseRecordKey(key: string): RecordRef | null {
  const [, kind, id] = REF.exec(key) ?? []
  return kind !== undefined && id !== undefined ? { kind, id } : null
}

/** True when a member with `count` favourites may add one more (FAV-01). */
export function canAddFavourite(count: number): boolean {
  return count < MAX_FAVOURITES
}

/** The messages about favourites (FAV-02). */
export const FAVOURITE_TEXTS = {
  off: '收藏',
  on: '已收藏',
  added: '已收藏，可在个人中心查看',
  removed: '已取消收藏',
  undo: '撤销',
  full: `收藏已满 ${formatCount(MAX_FAVOURITES)} 条，请先移除一些再收藏`,
  failed: '收藏没有保存，请稍后重试',
} as const
