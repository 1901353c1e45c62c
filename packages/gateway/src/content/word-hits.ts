import { VISITOR } from '@zhushutong/domain/access'
import type { HotWord } from '@zhushutong/domain/content'
import { findKind } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { recordCount } from '../records'

/** A hot search needs a login; the user may have no membership beyond that. */
const READER = { ...VISITOR, loggedIn: true }

/** Whether a word has hits in its kind, as the linked list would show; stops at the first hit. */
export function hasHits(database: Database, now: number) {
  const count = recordCount(database)
  return async ({ word, kind: name }: HotWord): Promise<boolean> => {
    const kind = findKind(name)
    if (!kind) return false
    const found = await count(kind, { keyword: word, filters: {} }, { viewer: READER, now }, 1)
    return typeof found === 'number' && found > 0
  }
}
