import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { OTHER_UPDATE_TYPES, STATISTIC_CARDS } from '@zhushutong/domain/portal/shell'
import { company, person, winning } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { readDataStatus } from '../data-status'
import { createFiles } from '../files'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { CODES, createLimiter, type Handlers, mountGroup } from '../platform/http'
import { areasDownTo } from './areas'
import { findNotice } from './articles.store'
import { readBottomInfo } from './bottom-info'
import * as store from './content.store'
import { readDictionary } from './dictionary'
import { mountImages } from './editing/image.routes'
import { removeUnusedImages } from './editing/images.store'
import * as statistics from './statistics.store'
import { countByOption, countByProvince } from './token-counts'
import { hasHits } from './word-hits'

type Content = typeof contract.content
type Statistics = typeof contract.statistics

/** Long, as these figures count every record of every kind. */
const COLLECTING_MS = 10 * MINUTE_MS

/** The limit of clicks on banners from an address: at once, then per second. */
const CLICKS = { capacity: 60, perSecond: 0.5 }

/** Articles, links, banners, figures and boards: content that every visitor sees. */
export const contentFeature: Feature = (deps) => {
  const { database, clock, calls } = deps
  const db = database.read()
  const leaders = (count: string) =>
    cached(MINUTE_MS, (_now, region) => statistics.readLeaders(db, count, region || undefined))
  const boards = {
    company: leaders('personnelCount'),
    performance: leaders('allWinningCount'),
    qualification: leaders('qualificationCount'),
    winning: cached(MINUTE_MS, (now, region) => statistics.readLatestWinners(db, now, region || undefined)),
  }
  const dataStatus = cached(MINUTE_MS, () => readDataStatus(db))
  const updates = cached(MINUTE_MS, (now) => statistics.countNewRecords(db, now))
  const collecting = cached(COLLECTING_MS, (now) => statistics.readCollecting(db, now))
  const byProvince = cached(MINUTE_MS, (now) => statistics.countTendersByProvince(db, now))
  const byType = cached(MINUTE_MS, (now) => statistics.countTendersByType(db, now))
  const counts = {
    winning: cached(MINUTE_MS, () => countByOption(db, winning, 'platform')),
    personnel: cached(MINUTE_MS, () => countByOption(db, person, 'type')),
    qualification: cached(MINUTE_MS, () => countByOption(db, company, 'qualification')),
    province: cached(MINUTE_MS, () => countByProvince(db, company)),
  }
  const hot = cached(MINUTE_MS, () => statistics.readHotCompanies(db))
  const words = cached(MINUTE_MS, (now) => store.readHotWords(db, now, hasHits(database, now)))

  const clicks = createLimiter(CLICKS, clock)
  const bottom = cached(MINUTE_MS, readBottomInfo(database))

  const figures: Handlers<Statistics> = {
    // Figures from the site's configuration; all other counts are computed (SHL-03).
    virtualCount: async () => ({ records: [...STATISTIC_CARDS] }),
    yesterdayRefresh: (_, { now }) => updates(now),
    boardCompany: async ({ region }, { now }) => ({ records: await boards.company(now, region) }),
    boardPerformance: async ({ region }, { now }) => ({ records: await boards.performance(now, region) }),
    boardQualification: async ({ region }, { now }) => ({ records: await boards.qualification(now, region) }),
    boardWinning: async ({ region }, { now }) => ({ records: await boards.winning(now, region) }),
    collecting: (_, { now }) => collecting(now),
    dataStatus: (_, { now }) => dataStatus(now),
    latestWinners: async (_, { now }) => ({ records: await boards.winning(now) }),
    biddingByProvince: (_, { now }) => byProvince(now),
    biddingByType: (_, { now }) => byType(now),
    winningByPlatform: (_, { now }) => counts.winning(now),
    personnelByPlatform: (_, { now }) => counts.personnel(now),
    qualificationByCompany: (_, { now }) => counts.qualification(now),
    qualificationByCompanyV1: (_, { now }) => counts.qualification(now),
    companyByProvince: (_, { now }) => counts.province(now),
  }

  const pieces: Handlers<Content> = {
    hotCompanies: (_, { now }) => hot(now),
    hotSearches: (_, { now }) => words(now),
    friendLinks: ({ columns, ...page }) => store.readFriendLinks(db, columns, page),
    banners: (page, { now }) => store.readBanners(db, now, page),
    bannerClick: async ({ ids, link, scode }, { session, now, ip }) => {
      if (!clicks.take(ip).ok) return { error: CODES.tooMany }
      await store.addBannerClick(database.orm, { ids, link, scode, userId: session?.userId ?? null }, now)
      return true
    },
    areas: async ({ addressType }) => areasDownTo(addressType),
    dictionary: async ({ topParentId }) => readDictionary(topParentId),
    bottomInfo: ({ type }, { now }) => bottom(now, type),
    news: ({ NoticeType, ...page }, { now }) => store.readNoticePage(db, NoticeType, now, page),
    notice: async ({ id }, { now }) => (await findNotice(db, id, now)) ?? { error: '30003', status: 404 },
    changeLog: (page, { now }) => store.readNoticePage(db, 'changelog', now, page),
  }

  return {
    closeAccount: store.forgetReader,
    prepare: async () => {
      const now = clock.now()
      // Loads the figures before the first visitor: a page waits only briefly for each part, and is then cached.
      const figures = [
        updates,
        byProvince,
        byType,
        hot,
        words,
        ...Object.values(boards),
        ...Object.values(counts),
      ]
      for (const figure of figures) await figure(now)
      for (const type of OTHER_UPDATE_TYPES) await bottom(now, type)
    },
    jobs: [
      {
        name: 'remove unused pictures',
        every: HOUR_MS,
        run: () => removeUnusedImages(database.orm, clock.now()),
      },
    ],
    routes: (app) => {
      mountImages(app, createFiles(deps))
      mountGroup(app, contract.statistics, figures, calls)
      mountGroup(app, contract.content, pieces, calls)
    },
  }
}
