import { FAVOURITE_TEXTS, formatRecordKey } from '@zhushutong/domain/favourites'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { findSurvivors } from '../records'
import {
  type Favourite,
  findFavouritePage,
  findFavouritesAmong,
  insertFavourite,
  removeFavourite,
  sweepFavourites,
} from './favourites.store'
import { readRecordSummaries } from './record-summaries'

const GONE: Failure = { error: '30003', status: 404 }

const FULL: Failure = {
  error: CODES.badRequest,
  message: FAVOURITE_TEXTS.full,
  data: { fields: [{ field: 'moduleId', message: FAVOURITE_TEXTS.full }] },
}

const refOf = ({ module, moduleId }: { module: string; moduleId: string }) => ({ kind: module, id: moduleId })
const named = ({ kind, id }: { kind: string; id: string }) => ({ module: kind, moduleId: id })

const storedView = (
  { title, createdAt, ...ref }: Favourite,
  seen: Awaited<ReturnType<typeof readRecordSummaries>>,
) => {
  const { title: now, ...glance } = seen.get(formatRecordKey(ref)) ?? {
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
    exists: seen.has(formatRecordKey(ref)),
    createTime: createdAt,
  }
}

/** The favourites of members (FAV-01). */
export const favouritesFeature: Feature = ({ database, clock, calls }) => {
  const handlers: Handlers<typeof contract.favourites> = {
    async add(input, context) {
      const asked = refOf(input)
      const survivor = (await findSurvivors(database.orm, [asked.id])).get(asked.id)
      const ref = { ...asked, id: survivor ?? asked.id }
      const { userId, viewer } = sessionOf(context)
      const glance = (await readRecordSummaries(database, [ref], viewer, context.now)).get(
        formatRecordKey(ref),
      )
      const added = await insertFavourite(database.orm, userId, ref, glance?.title ?? null, context.now)
      if (typeof added === 'number') return { favoritesTotal: added }
      return added === 'full' ? FULL : GONE
    },
    async list({ module, ...query }, context) {
      const { userId, viewer } = sessionOf(context)
      const page = await findFavouritePage(database.orm, userId, { kind: module, ...query })
      const seen = await readRecordSummaries(database, page.rows, viewer, context.now)
      const records = page.rows.map((favourite) => storedView(favourite, seen))
      const modules = page.byKind.map(({ kind, total }) => ({ module: kind, total }))
      return { ...pageOf(query, records, page.total), modules }
    },
    async remove(input, context) {
      await removeFavourite(database.orm, sessionOf(context).userId, refOf(input), context.now)
      return true
    },
    async collected({ records }, context) {
      const among = await findFavouritesAmong(database.orm, sessionOf(context).userId, records.map(refOf))
      return { records: among.map(named) }
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.favourites, handlers, calls),
    jobs: [
      { name: 'sweep favourites', every: HOUR_MS, run: () => sweepFavourites(database.orm, clock.now()) },
    ],
  }
}
