import type { PortalClient } from '@zhushutong/sdk'
import type { BottomInfo, Site } from '../types'
import { cached } from './cached'

/** Time limit of a part in ms; no page waits longer (remembered.ts). */
const PART_MS = 10_000

/** Cache lifetime in ms of parts that are the same for all. */
const SHARED_MS = 30_000

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null)

/** The data of shell and home page: the same for every reader. */
export function createSite({ content, statistics, login }: PortalClient): Site {
  const within = { timeout: PART_MS }
  const shared = <T>(call: () => Promise<T>) => cached(SHARED_MS, () => orNull(call()))
  const boards = {
    company: shared(() => statistics.boardCompany({}, within)),
    performance: shared(() => statistics.boardPerformance({}, within)),
    qualification: shared(() => statistics.boardQualification({}, within)),
    winning: shared(() => statistics.boardWinning({}, within)),
  }
  const bottoms = new Map<string, () => Promise<BottomInfo | null>>()
  const bottom = (type: string) => {
    const known = bottoms.get(type) ?? shared(() => content.bottomInfo({ type }))
    bottoms.set(type, known)
    return known
  }
  return {
    figures: shared(() => statistics.virtualCount({}, within)),
    updates: shared(() => statistics.yesterdayRefresh({}, within)),
    board: (name) => boards[name](),
    byProvince: shared(() => statistics.biddingByProvince({}, within)),
    hotCompanies: shared(() => content.hotCompanies({}, within)),
    hotWords: shared(() => content.hotSearches({}, within)),
    friendLinks: shared(() => content.friendLinks({ pageSize: 50 })),
    banners: () => orNull(content.banners({}, within)),
    bottomInfo: (type) => bottom(type)(),
    news: shared(() => content.news({ NoticeType: 'new', pageNum: 1, pageSize: 6 }, within)),
    changeLog: () => orNull(content.changeLog({ pageSize: 50 }, within)),
    agreement: (type) => orNull(login.agreement({ type })),
  }
}
