import { buildSynonymTable, type SynonymTable } from '@zhushutong/domain/records'
import { cached } from '../../platform/cached'
import type { Database } from '../../platform/db'
import { synonymsStore } from './synonyms.store'

/** ms of real time: what the staff change counts within 10 s, on every gateway. */
const MAX_AGE_MS = 5_000

const loaders = new WeakMap<Database, () => Promise<SynonymTable>>()

const createLoader = (database: Database) => {
  const load = cached(MAX_AGE_MS, async () =>
    // Not from a replica, which may lag.
    buildSynonymTable(await synonymsStore(database.orm).all()),
  )
  return () => load(performance.now())
}

/** Loads the synonyms of a database, from memory where they are at most 5 s old: one copy for all engines (VAL-22). */
export function synonymsOf(database: Database): () => Promise<SynonymTable> {
  const load = loaders.get(database) ?? createLoader(database)
  loaders.set(database, load)
  return load
}
