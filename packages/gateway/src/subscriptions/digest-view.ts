import type { Viewer } from '@zhushutong/domain/access'
import { formatRecordKey } from '@zhushutong/domain/favourites'
import { findArticleTitles } from '../content'
import { type RecordSummary, readRecordSummaries } from '../favourites'
import type { Database } from '../platform/db'
import { readItemChanges } from './find-changes'
import type { DigestItem } from './subscriptions.table'

const ARTICLE = 'article'

const NOTHING: RecordSummary = {
  ...{ title: null, region: null, sourcePlatform: null },
  ...{ collectedAt: null, checkedAt: null, expired: false },
}

/** The items of a digest as their reader may see them now (ACC-02). */
export async function viewDigestItems(
  database: Database,
  items: readonly DigestItem[],
  viewer: Viewer,
  now: number,
) {
  const seen = await readRecordSummaries(
    database,
    items.filter(({ kind }) => kind !== ARTICLE),
    viewer,
    now,
  )
  const changes = await readItemChanges(database, items, { viewer, now })
  const ids = items.filter(({ kind }) => kind === ARTICLE).map(({ id }) => id)
  const articles = new Map(
    (await findArticleTitles(database.orm, ids, now)).map((title) => [title.id, title]),
  )
  return items.map((item) => {
    const article = item.kind === ARTICLE ? articles.get(item.id) : undefined
    const summary = seen.get(formatRecordKey(item))
    return {
      ...NOTHING,
      ...summary,
      ...(article && { title: article.title }),
      module: item.kind,
      moduleId: item.id,
      exists: article !== undefined || summary !== undefined,
      channel: article?.channel ?? null,
      change: item.change === undefined ? null : (changes.get(item.change) ?? null),
    }
  })
}
