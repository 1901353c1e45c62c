import { bigramsOf, type RecordKind, searchForm } from '@zhushutong/domain/records'
import { like, sql } from 'drizzle-orm'
import type { Database } from '../db'
import { tokenCondition } from './conditions'
import { columnIn } from './record-table'
import { tableOf } from './tables'

const SHOWN = 5
/** Names that only contain the text are chosen among this many, so that a frequent pair costs no more. */
const LOOKED_AT = 200

export interface SuggestedRecord {
  readonly id: string
  readonly name: string
  readonly region: string | null
}

/** Up to five records whose title begins with a text, in the order of the titles; else such that contain it. */
export const recordSuggestion =
  (database: Database) =>
  async (kind: RecordKind, text: string): Promise<SuggestedRecord[]> => {
    const form = searchForm(text)
    if (form === '') return []
    const table = tableOf(kind)
    const title = columnIn(table, 'searchTitle')
    const { orm } = database.read()
    const selection = {
      id: columnIn(table, 'id'),
      name: columnIn(table, kind.title),
      region: columnIn(table, 'region'),
    }
    const rows = (found: unknown[]) => found as SuggestedRecord[]
    const beginning = await orm
      .select(selection)
      .from(table)
      .where(like(title, `${form}%`))
      .orderBy(title)
      .limit(SHOWN)
    const grams = bigramsOf(form)
    if (beginning.length > 0 || grams.length === 0) return rows(beginning)
    const looked = orm
      .select({ ...selection, title })
      .from(table)
      .where(
        tokenCondition(
          table,
          grams.slice(0, 3).map((gram) => ({ tokens: [gram] })),
        ),
      )
      .limit(LOOKED_AT)
      .as('looked')
    const within = sql`${sql.identifier('looked')}.search_title`
    return rows(
      await orm
        .select({ id: looked.id, name: looked.name, region: looked.region })
        .from(looked)
        .where(sql`${within} like ${`%${form}%`}`)
        .orderBy(within)
        .limit(SHOWN),
    )
  }
