import { HOUR_MS } from '@zhushutong/domain/formatting'
import { findKind, KINDS } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { CODES, type Handlers, mountGroup } from '../platform/http'
import { versionsOfKinds } from '../records'
import { computeParts, isListed, readEntries } from './sitemap.store'

const FIRST = ''

/** Sitemaps for search engines, and the data versions for expiring cached pages. */
export const sitemapFeature: Feature = ({ database, calls }) => {
  const orm = database.read()
  const parts = cached(HOUR_MS, async (now, name) => {
    const kind = findKind(name)
    return kind ? computeParts(orm, kind, now) : []
  })
  const site: Handlers<typeof contract.site> = {
    // Read from the primary, because a lagging replica would report an outdated version as current.
    dataVersions: async () => ({ records: await versionsOfKinds(database.orm) }),
    sitemapParts: async (_, { now }) => {
      const listed = KINDS.filter(isListed)
      const rows = await Promise.all(
        listed.map(async ({ kind }) => (await parts(now, kind)).map((part) => ({ kind, ...part }))),
      )
      return { records: rows.flat() }
    },
    sitemapPage: async ({ kind: name, from = FIRST, to = null, pageSize }, { now }) => {
      const kind = findKind(name)
      if (!kind || !isListed(kind)) return { error: CODES.badRequest, message: '没有这类数据的网站地图' }
      const entries = await readEntries(orm, kind, { from, to, size: pageSize + 1 }, now)
      return { records: entries.slice(0, pageSize), next: entries[pageSize]?.id ?? null }
    },
  }
  return { routes: (app) => mountGroup(app, contract.site, site, calls) }
}
