import { VISITOR } from '@zhushutong/domain/access'
import { EMPTY_QUERY, kindOfSegment } from '@zhushutong/domain/records'
import { MAX_OTHER_UPDATES } from '@zhushutong/domain/shell'
import type { Database } from '../db'
import { recordSearch } from '../records'
import { noticePage } from './content.store'

const FIRST = { pageNum: 1, pageSize: MAX_OTHER_UPDATES }

const articlesOf = async ({ sql }: Pick<Database, 'sql'>, now: number) => {
  // What the encyclopedia has nothing on yet, the news tells.
  for (const type of ['encyclopedia', 'new']) {
    const { records } = await noticePage(sql, type, now, FIRST)
    if (records.length > 0) return records.map(({ id, title }) => ({ id, title }))
  }
  return []
}

/** The newest records of a query type as any visitor sees them, and what there is to read about it (SHL-02). */
export const bottomInfo = (database: Database) => {
  const search = recordSearch(database)
  return async (now: number, type: string) => {
    const kind = kindOfSegment(type)
    if (!kind) return { data: [], encyclopedia: [] }
    const [page, encyclopedia] = await Promise.all([
      search(kind, EMPTY_QUERY, { viewer: VISITOR, now }),
      articlesOf(database.read(), now),
    ])
    const records = 'error' in page ? [] : page.records
    const data = records
      .filter((record) => !(kind.title in record.locks))
      .slice(0, MAX_OTHER_UPDATES)
      .map((record) => ({
        id: record.id,
        title: String((record as Record<string, unknown>)[kind.title] ?? ''),
        expired: record.expired,
      }))
    return { data, encyclopedia }
  }
}
