import { VISITOR } from '@zhushutong/domain/access'
import type { HotWord } from '@zhushutong/domain/content'
import { findKind } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { recordCount } from '../records'

/** A hot search requires a login, but no membership. */
const READER = { ...VISITOR, loggedIn: true }

/** Checks that a word has results in its kind, as the linked list would show them; stops at the first. */
export function hasHits(database: Database, now: number) {
  const count = recordCount(database)
  return async ({ word, kind: name }: HotWord): Promise<boolean> => {
    const kind = findKind(name)
    if (!kind) return false
    const counted = await count(kind, { keyword: word, filters: {} }, { viewer: READER, now }, 1)
    return typeof counted === 'number' && counted > 0
  }
}
