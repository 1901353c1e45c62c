import type { Database } from '../platform/db'
import { findSurvivors } from './doubles/merged.store'
import { readVersion } from './schema/version.store'
import { cacheWholeDivisions } from './search/divide/cached-divisions'
import { countMenuChoices } from './search/divide/choice-counts'
import { divideMatches } from './search/divide/divide'
import type { SearchEngine } from './search/engine.ports'
import {
  countMatches,
  findArrived,
  findBatch,
  findPage,
  readAsListed,
  SEARCH_LIMITS,
} from './search/find-records'
import { withinTime } from './search/within-time'
import { suggestTitles } from './suggest/suggest-titles'
import { synonymsOf } from './synonyms/load-synonyms'
import { findAlternatives } from './zero-results/zero-results'

/**
 * The search engine on the gateway's own database, PostgreSQL or PGlite. Each search reads one snapshot of the data.
 */
export function embeddedEngine(database: Database, limits = SEARCH_LIMITS): SearchEngine {
  const loadSynonyms = synonymsOf(database)
  return {
    loadSynonyms,
    findSurvivors: (ids) => findSurvivors(database.read(), ids),
    findPage: (search) => withinTime(database, (reader) => findPage(reader, search, limits)),
    findBatch: (search, size) => withinTime(database, (reader) => findBatch(reader, search, size, limits)),
    findArrived: (search, span, size) =>
      withinTime(database, (reader) => findArrived(reader, search, span, size)),
    count: (search, cap, ms) =>
      withinTime(database, (reader) => countMatches(reader, search, cap, limits), { ms }),
    divide: cacheWholeDivisions(
      (search, facets, cap, ms) =>
        withinTime(
          database,
          (reader) => readAsListed(reader, search, (read) => divideMatches(reader, read, facets, cap)),
          { ms },
        ),
      (kind) => readVersion(database.read(), kind),
    ),
    countChoices: (search, menu, cap, ms) =>
      withinTime(
        database,
        (reader) => readAsListed(reader, search, (read) => countMenuChoices(reader, read, menu, cap)),
        { ms },
      ),
    findAlternatives: (search) => withinTime(database, (reader) => findAlternatives(reader, search)),
    suggestTitles: async (kind, text) => suggestTitles(database.read(), kind, text, await loadSynonyms()),
  }
}
