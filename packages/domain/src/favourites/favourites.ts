/** How many records one member keeps at most (FAV-01). */
export const MAX_FAVOURITES = 2000
/** Records whose state one call tells: more than any page shows (FAV-01). */
export const MAX_ASKED = 200

/** So long a removal can be undone, in ms: the favourite comes back as it was, though its record be gone (FAV-01). */
export const UNDO_MS = 600_000

/** A record by the name of its kind and its id. */
export interface RecordRef {
  readonly kind: string
  readonly id: string
}

/** A record in one word, as buttons and maps carry it: 'company:91500…' (FAV-01). */
export const refKey = ({ kind, id }: RecordRef): string => `${kind}:${id}`

const REF = /^([A-Za-z]{1,40}):([0-9A-Za-z_-]{1,64})$/

/** The record that `refKey` wrote; null for any other text (FAV-01). */
export const readRef = (key: string): RecordRef | null => {
  const [, kind, id] = REF.exec(key) ?? []
  return kind !== undefined && id !== undefined ? { kind, id } : null
}

/** Whether one who keeps so many may keep one more (FAV-01). */
export const hasRoom = (kept: number): boolean => kept < MAX_FAVOURITES

/** What is said of favourites (FAV-01, FAV-02). */
export const FAVOURITE_TEXTS = {
  off: '收藏',
  on: '已收藏',
  added: '已收藏，可在个人中心查看',
  removed: '已取消收藏',
  undo: '撤销',
  full: `收藏已满 ${MAX_FAVOURITES.toLocaleString('en-US')} 条，请先移除一些再收藏`,
  failed: '收藏没有保存，请稍后重试',
} as const
