import { VISITOR } from '@zhushutong/domain/access'
import { kindNamed } from '@zhushutong/domain/records'
import type { Database } from '../db'
import { recordCount } from '../records'
import type { HotWord } from './content.store'

/** Whoever follows a hot search logs in for it, and may have nothing more than that. */
const READER = { ...VISITOR, loggedIn: true }

/** Whether a word finds a record in its kind, as the list that it leads to would: looked up to the first hit only. */
export const findsSomething = (database: Database, now: number) => {
  const count = recordCount(database)
  return async ({ word, kind: name }: HotWord): Promise<boolean> => {
    const kind = kindNamed(name)
    if (!kind) return false
    const found = await count(kind, { keyword: word, filters: {} }, { viewer: READER, now }, 1)
    return typeof found === 'number' && found > 0
  }
}
