import { KINDS, kindNamed } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { remembered } from '../content'
import { CODES, type Handlers, mountGroup } from '../http'
import { versionsOfKinds } from '../records'
import { entriesOf, isListed, partsOf } from './sitemap.store'

const HOUR = 3_600_000
const FIRST = ''

/** What search engines are told, and since when cached pages are old. */
export const sitemapFeature: Feature = ({ database, calls }) => {
  const { orm } = database.read()
  const parts = remembered(HOUR, async (now, name) => {
    const kind = kindNamed(name)
    return kind ? partsOf(orm, kind, now) : []
  })
  const site: Handlers<typeof contract.site> = {
    // Of the primary: a replica that lags would call an old page new.
    dataVersions: async () => ({ records: await versionsOfKinds(database.orm) }),
    sitemapParts: async (_, { now }) => {
      const listed = KINDS.filter(isListed)
      const found = await Promise.all(
        listed.map(async ({ kind }) => (await parts(now, kind)).map((part) => ({ kind, ...part }))),
      )
      return { records: found.flat() }
    },
    sitemapPage: async ({ kind: name, from = FIRST, to = null, pageSize }, { now }) => {
      const kind = kindNamed(name)
      if (!kind || !isListed(kind)) return { error: CODES.badRequest, message: '没有这类数据的网站地图' }
      const entries = await entriesOf(orm, kind, { from, to, size: pageSize + 1 }, now)
      return { records: entries.slice(0, pageSize), next: entries[pageSize]?.id ?? null }
    },
  }
  return { routes: (app) => mountGroup(app, contract.site, site, calls) }
}
