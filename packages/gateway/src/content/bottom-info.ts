import { VISITOR } from '@zhushutong/domain/access'
import { MAX_OTHER_UPDATES } from '@zhushutong/domain/portal/shell'
import { EMPTY_QUERY, findKindBySegment } from '@zhushutong/domain/records'
import type { Database, Queryable } from '../platform/db'
import { recordSearch } from '../records'
import { readNoticePage } from './content.store'

const FIRST = { pageNum: 1, pageSize: MAX_OTHER_UPDATES }

const findArticles = async (db: Queryable, now: number) => {
  // News replaces the encyclopedia while it has no article.
  for (const type of ['encyclopedia', 'new']) {
    const { records } = await readNoticePage(db, type, now, FIRST)
    if (records.length > 0) return records.map(({ id, title }) => ({ id, title }))
  }
  return []
}

/** The newest records of a query type as a visitor sees them, and related articles (SHL-02). */
export function readBottomInfo(database: Database) {
  const search = recordSearch(database)
  return async (now: number, type: string) => {
    const kind = findKindBySegment(type)
    if (!kind) return { data: [], encyclopedia: [] }
    const [page, encyclopedia] = await Promise.all([
      search(kind, EMPTY_QUERY, { viewer: VISITOR, now }),
      findArticles(database.read(), now),
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
