import { meetsRequirement, type Viewer } from '@zhushutong/domain/access'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import {
  countCovered,
  engineeringTypeLabel,
  maskValue,
  owner,
  planned,
  type RecordQuery,
  type RecordView,
  winning,
} from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup, pageIn } from '../platform/http'
import {
  type Asker,
  isRecordCovered,
  type Refusal,
  recordCount,
  recordDetail,
  recordSearch,
  refused,
} from '../records'
import * as counts from './counts.store'
import * as groups from './groups.store'
import { kindOfSide, type Side } from './side'

/** Far more planned projects than an owner has. */
const MAX_PLANNED = 100_000

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Amounts of a single partner need the owner-lookup SVIP (ACC-01). */
const amountsShown = <P extends { readonly records: readonly groups.Partner[] }>(page: P, viewer: Viewer) => {
  const access = { needs: 'owner_lookup', below: 'masked', mask: 'amount' } as const
  if (meetsRequirement(viewer, access.needs))
    return { ...page, records: page.records.map((record) => ({ ...record, totalAmountShown: null })) }
  return {
    ...page,
    records: page.records.map((record) => ({
      ...record,
      totalAmount: null,
      totalAmountShown: maskValue(access, record.totalAmount),
    })),
  }
}

const rowsOf = (record: RecordView): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.isArray(record.directory) ? (record.directory as ReadonlyArray<Record<string, unknown>>) : []

/** The calls of the owner and agency site, except the records themselves. */
export const ownerAgentFeature: Feature = ({ database, calls }) => {
  const db = database.read()
  const detail = recordDetail(database)
  const search = recordSearch(database)
  const count = recordCount(database)
  const totals = cached(MINUTE_MS, () => counts.countAll(db))
  const provinces = cached(MINUTE_MS, (_now, side) => counts.countByProvince(db, side as Side))

  const resultsPage = async (
    side: Side,
    cid: string,
    page: Pick<RecordQuery, 'pageNum' | 'pageSize'>,
    asker: Asker,
  ) => {
    const result = await search(winning, { filters: { [side]: [cid] }, ...page }, asker)
    if ('error' in result) return refused(result)
    const records = result.records.map((record) => ({
      uuid: record.id,
      projectName: text(record.projectName),
      cid: text(record.companyId),
      companyName: text(record.companyName),
      managerName: text(record.managerName),
      bidPrice: number(record.winningAmount),
      bidTime: text(record.awardedOn),
    }))
    const { total, pages, pageNum, pageSize } = result
    return { records, total, pages, pageNum, pageSize }
  }

  const handlers: Handlers<typeof contract.ownerAgent> = {
    achievementCount: async ({ cid, type }, asker) => {
      const record = await detail(kindOfSide(type), cid, asker)
      if ('error' in record) return refused(record as Refusal)
      return {
        tenderCount: number(record.tenderCount),
        winningCount: number(record.winningCount),
        totalAmount: number(record.totalAmount),
        ...(await counts.countLeftOut(db, type, cid)),
        averageAmount: number(record.averageAmount),
        latestOn: text(record.latestOn),
      }
    },
    pageAchievement: ({ cid, type, ...page }, asker) => resultsPage(type, cid, page, asker),
    companyMap: ({ cid, type }) => counts.countWinnersByProvince(db, type, cid),
    detailReportCount: async ({ cid, type }) => [...(await counts.readTotalsByYear(db, type, cid))],
    dataCount: (_, { now }) => totals(now),
    provinceCount: ({ type }, { now }) => provinces(now, type),
    // For members only, like the list of an owner's planned projects, because it reveals the owner (ACC-04).
    nijianCount: async ({ cid }, asker) => {
      const counted = await count(planned, { filters: { owner: [cid] } }, asker, MAX_PLANNED)
      if (typeof counted !== 'number') return refused(counted)
      return { count: countCovered(counted, await isRecordCovered(db, planned, { kind: owner, id: cid })) }
    },
    verifyOwnerUser: async (_, { viewer }) => ({ allowed: meetsRequirement(viewer, 'owner_lookup') }),
    detailCount: ({ cid, type }) => counts.countPageParts(db, type, cid),
    phones: async ({ cid, type, ...page }, asker) => {
      const record = await detail(kindOfSide(type), cid, asker)
      if ('error' in record) return refused(record as Refusal)
      const rows = rowsOf(record).map((row) => ({
        contactName: text(row.noticeContact),
        phone: text(row.noticePhone),
        noticeCount: number(row.noticeCount) ?? 0,
        latestOn: text(row.latestOn),
      }))
      return pageIn(page, rows)
    },
    averages: async ({ cid, type, ...page }) => {
      const result = await groups.readAverages(db, type, cid, page)
      return {
        ...result,
        records: result.records.map((record) => ({
          ...record,
          label: engineeringTypeLabel(record.engineeringType),
        })),
      }
    },
    companies: async ({ cid, type, ...page }, { viewer }) =>
      amountsShown(await groups.readWinners(db, type, cid, page), viewer),
    competitors: ({ cid, type, ...page }) => groups.readCompetitors(db, type, cid, page),
    byCompany: async ({ cid, ...page }, { viewer }) =>
      amountsShown(await groups.readOwnersOfCompany(db, cid, page), viewer),
  }

  return { routes: (app) => mountGroup(app, contract.ownerAgent, handlers, calls) }
}
