import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { BottomInfo, Site } from '../types'
import { remembered } from './remembered'

/** A part of a page that hangs or fails is left out after this many ms, and the page goes on without it. */
const PART_MS = 1500

/** Parts that stand on every page are asked for once in this many ms. */
const SHELL_MS = 30_000

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null)

/** What the shell and the home page read: the same for every reader. */
export const createSite = ({ content, statistics, login }: PortalClient): Site => {
  const within = { timeout: PART_MS }
  const boards = {
    company: statistics.boardCompany,
    performance: statistics.boardPerformance,
    qualification: statistics.boardQualification,
    winning: statistics.boardWinning,
  }
  const shell = <T>(call: () => Promise<T>) => remembered(SHELL_MS, () => orNull(call()))
  const bottoms = new Map<string, () => Promise<BottomInfo | null>>()
  const bottom = (type: string) => {
    const known = bottoms.get(type) ?? shell(() => content.bottomInfo({ type }))
    bottoms.set(type, known)
    return known
  }
  return {
    figures: () => orNull(statistics.virtualCount({}, within)),
    updates: shell(() => statistics.yesterdayRefresh({}, within)),
    board: (name) => orNull(boards[name]({}, within)),
    byProvince: () => orNull(statistics.biddingByProvince({}, within)),
    hotCompanies: shell(() => content.hotCompanies({}, within)),
    hotWords: shell(() => content.hotSearches({}, within)),
    friendLinks: shell(() => content.friendLinks({ pageSize: 50 })),
    banners: () => orNull(content.banners({}, within)),
    bottomInfo: (type) => bottom(type)(),
    news: () => orNull(content.news({ NoticeType: 'new', pageNum: 1, pageSize: 6 }, within)),
    notice: (id) => orNull(content.notice({ id })),
    noticeFailure: (id) =>
      content.notice({ id }).then(
        () => null,
        (error: unknown) => ({ status: isPortalError(error) ? (error.status ?? 503) : 503 }),
      ),
    changeLog: () => orNull(content.changeLog({ pageSize: 50 }, within)),
    agreement: (type) => orNull(login.agreement({ type })),
  }
}
