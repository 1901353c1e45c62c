import 'server-only'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { Site } from './types'

/** A part of a page that hangs or fails is left out after this many ms, and the page goes on without it. */
const PART_MS = 1500

type Caught<T> = Promise<T | null>

const orNull = <T>(call: Promise<T>): Caught<T> => call.catch(() => null)

/** What the shell and the home page read. */
export const createSite = ({ content, statistics, login }: PortalClient): Site => {
  const within = { timeout: PART_MS }
  const boards = {
    company: statistics.boardCompany,
    performance: statistics.boardPerformance,
    qualification: statistics.boardQualification,
    winning: statistics.boardWinning,
  }
  return {
    figures: () => orNull(statistics.virtualCount({}, within)),
    updates: () => orNull(statistics.yesterdayRefresh({}, within)),
    board: (name) => orNull(boards[name]({}, within)),
    byProvince: () => orNull(statistics.biddingByProvince({}, within)),
    hotCompanies: () => orNull(content.hotCompanies({}, within)),
    hotWords: () => orNull(content.hotSearches({}, within)),
    friendLinks: () => orNull(content.friendLinks({ pageSize: 50 })),
    banners: () => orNull(content.banners({}, within)),
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
