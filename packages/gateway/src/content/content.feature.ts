import { company, person, winning } from '@zhushutong/domain/records'
import { DEFAULT_CITY, provinceOf } from '@zhushutong/domain/region'
import { STATISTIC_CARDS } from '@zhushutong/domain/shell'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { type Handlers, mountGroup } from '../http'
import { areasTo } from './areas'
import { bottomInfo } from './bottom-info'
import * as store from './content.store'
import { prepareContent } from './prepare'
import { remembered } from './remembered'
import * as statistics from './statistics.store'
import { optionCounts, provinceCounts } from './token-counts'
import { findsSomething } from './word-hits'

const MINUTE = 60_000

type Content = typeof contract.content
type Statistics = typeof contract.statistics

/** Articles, links, banners, figures and boards: what pages show to everybody. */
export const contentFeature: Feature = ({ database, clock, calls, config }) => {
  const { sql } = database.read()
  const leaders = (column: string) =>
    remembered(MINUTE, (_now, region) => statistics.leadersBy(sql, column, region || undefined))
  const boards = {
    company: leaders('personnel_count'),
    performance: leaders('all_winning_count'),
    qualification: leaders('qualification_count'),
    winning: remembered(MINUTE, (now, region) => statistics.latestWinners(sql, now, region || undefined)),
  }
  const updates = remembered(MINUTE, (now) => statistics.refreshCounts(sql, now))
  const byProvince = remembered(MINUTE, (now) => statistics.tendersByProvince(sql, now))
  const byType = remembered(MINUTE, (now) => statistics.tendersByType(sql, now))
  const counts = {
    winning: remembered(MINUTE, () => optionCounts(sql, winning, 'platform')),
    personnel: remembered(MINUTE, () => optionCounts(sql, person, 'type')),
    qualification: remembered(MINUTE, () => optionCounts(sql, company, 'qualification')),
    province: remembered(MINUTE, () => provinceCounts(sql, company)),
  }
  const hot = remembered(MINUTE, () => statistics.hotCompanies(sql))
  const words = remembered(MINUTE, (now) => store.hotWords(sql, now, findsSomething(database, now)))

  const bottom = remembered(MINUTE, bottomInfo(database))

  const figures: Handlers<Statistics> = {
    // The figures of the site's configuration; every other count is live (SHL-03).
    virtualCount: async () => ({ records: [...STATISTIC_CARDS] }),
    yesterdayRefresh: (_, { now }) => updates(now),
    boardCompany: async ({ region }, { now }) => ({ records: await boards.company(now, region) }),
    boardPerformance: async ({ region }, { now }) => ({ records: await boards.performance(now, region) }),
    boardQualification: async ({ region }, { now }) => ({ records: await boards.qualification(now, region) }),
    boardWinning: async ({ region }, { now }) => ({ records: await boards.winning(now, region) }),
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
    friendLinks: ({ columns, ...page }) => store.friendLinksFor(sql, columns, page),
    banners: (page) => store.enabledBanners(sql, page),
    bannerClick: async ({ ids, link, scode }, { session, now }) => {
      await store.addBannerClick(database.sql, { ids, link, scode, userId: session?.userId ?? null }, now)
      return true
    },
    // Without a table of addresses nothing is known of an IP; the default city is what the portal then shows.
    location: async () => ({
      province: provinceOf(DEFAULT_CITY.areaCode)?.name ?? DEFAULT_CITY.areaName,
      provinceCode: DEFAULT_CITY.provinceCode,
      location: DEFAULT_CITY.areaName,
    }),
    areas: async ({ addressType }) => areasTo(addressType),
    bottomInfo: ({ type }, { now }) => bottom(now, type),
    news: ({ NoticeType, ...page }, { now }) => store.noticePage(sql, NoticeType, now, page),
    notice: async ({ id }, { now }) =>
      (await store.noticeById(sql, id, now)) ?? { error: '30003', status: 404 },
    changeLog: (page, { now }) => store.noticePage(sql, 'changelog', now, page),
  }

  return {
    prepare: async () => {
      const now = clock.now()
      await prepareContent(database, config.SEED_SIZE, now)
      // Asked for once before the first visitor does: a page gives each part little time and is then kept.
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
    },
    routes: (app) => {
      mountGroup(app, contract.statistics, figures, calls)
      mountGroup(app, contract.content, pieces, calls)
    },
  }
}
