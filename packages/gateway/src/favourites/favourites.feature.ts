import { FAVOURITE_TEXTS, refKey } from '@zhushutong/domain/favourites'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../http'
import { type FavouritesStore, favouritesStore, type KeptPage } from './favourites.store'
import { glancesAt } from './look-up'

const HOUR = 3_600_000

const GONE: Failure = { error: '30003', status: 404 }

const FULL: Failure = {
  error: CODES.badRequest,
  message: FAVOURITE_TEXTS.full,
  data: { fields: [{ field: 'moduleId', message: FAVOURITE_TEXTS.full }] },
}

const refOf = ({ module, moduleId }: { module: string; moduleId: string }) => ({ kind: module, id: moduleId })
const named = ({ kind, id }: { kind: string; id: string }) => ({ module: kind, moduleId: id })

const pageOf = (
  { rows, total, byKind }: KeptPage,
  seen: Awaited<ReturnType<typeof glancesAt>>,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) => ({
  records: rows.map(({ title, createdAt, ...ref }) => {
    const { title: now, ...glance } = seen.get(refKey(ref)) ?? {
      title: null,
      region: null,
      sourcePlatform: null,
      collectedAt: null,
      checkedAt: null,
      expired: false,
    }
    return {
      ...named(ref),
      ...glance,
      title: now ?? title,
      exists: seen.has(refKey(ref)),
      createTime: createdAt,
    }
  }),
  total,
  pages: Math.ceil(total / pageSize),
  pageNum,
  pageSize,
  modules: byKind.map(({ kind, total: ofKind }) => ({ module: kind, total: ofKind })),
})

/** The records that members keep (FAV-01). */
export const favouritesFeature: Feature = ({ database, clock, calls }) => {
  const store: FavouritesStore = favouritesStore(database, clock)
  const handlers: Handlers<typeof contract.favourites> = {
    async add(input, context) {
      const ref = refOf(input)
      const { userId, viewer } = sessionOf(context)
      const glance = (await glancesAt(database, [ref], viewer, context.now)).get(refKey(ref))
      const added = await store.add(userId, ref, glance?.title ?? null)
      if (typeof added === 'number') return { favoritesTotal: added }
      return added === 'full' ? FULL : GONE
    },
    async page({ module, ...asked }, context) {
      const { userId, viewer } = sessionOf(context)
      const page = await store.page(userId, { kind: module, ...asked })
      return pageOf(page, await glancesAt(database, page.rows, viewer, context.now), asked)
    },
    async remove(input, context) {
      await store.remove(sessionOf(context).userId, refOf(input))
      return true
    },
    async collected({ records }, context) {
      const found = await store.among(sessionOf(context).userId, records.map(refOf))
      return { records: found.map(named) }
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.favourites, handlers, calls),
    jobs: [{ name: 'sweep favourites', every: HOUR, run: store.sweep }],
  }
}
