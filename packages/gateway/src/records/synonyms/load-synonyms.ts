import { buildSynonymTable, type SynonymTable } from '@zhushutong/domain/records'
import { cached } from '../../platform/cached'
import type { Database } from '../../platform/db'
import { findAllSynonyms } from './synonyms.store'

/** In ms of real time: a change by the staff takes effect within 10 s, on every gateway. */
const MAX_AGE_MS = 5_000

const loaders = new WeakMap<Database, () => Promise<SynonymTable>>()

const createLoader = (database: Database) => {
  const load = cached(MAX_AGE_MS, async () =>
    // Not from a replica, which may lag behind.
    buildSynonymTable(await findAllSynonyms(database.orm)),
  )
  return () => load(performance.now())
}

/** A loader of a database's synonyms, cached for 5 s: one copy for all engines (VAL-22). */
export function synonymsOf(database: Database): () => Promise<SynonymTable> {
  const load = loaders.get(database) ?? createLoader(database)
  loaders.set(database, load)
  return load
}
