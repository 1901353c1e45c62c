import {
  findPartners,
  listQualificationGaps,
  readCompanyFacts,
  readTenderTerms,
} from '@zhushutong/domain/my-company'
import {
  company,
  findColumn,
  findLocks,
  maskRecord,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { listJointBids } from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { inArray } from 'drizzle-orm'
import { readBids, readShownNotices, type StoredBid } from '../bids'
import type { Database } from '../platform/db'
import {
  type Asker,
  columnIn,
  type Reader,
  selectionOf,
  type TimedOut,
  tableOf,
  withinTime,
} from '../records'
import type { TenderCheck } from './tender-check'

type Partners = Pick<ResultOf<typeof contract.myCompany.partners>, 'jointCompanies' | 'gaps'>
type Gap = Partners['gaps'][number]

/** More companies than any one bid jointly with; those with most joint bids are compared. */
const MAX_CANDIDATES = 200
/** Partners named for a gap. */
const SHOWN = 5

/** The columns of a company that requirements are compared with. */
const FACTS = [
  'name',
  'status',
  'qualifications',
  'safetyPermitNo',
  'safetyPermitUntil',
  'personnelCount',
].flatMap((key) => findColumn(company, key) ?? [])

const readCompanies = async (
  reader: Reader,
  ids: readonly string[],
  { viewer, now }: Asker,
): Promise<ReadonlyMap<string, RecordView>> => {
  if (ids.length === 0) return new Map()
  const table = tableOf(company)
  const locks = findLocks(company, viewer)
  const rows = await reader
    .select(selectionOf(table, FACTS, locks, now))
    .from(table)
    .where(inArray(columnIn(table, 'id'), [...ids]))
  const views = rows.map((row) => maskRecord(FACTS, row as unknown as StoredRecord, locks, false))
  return new Map(views.map((view) => [view.id, view]))
}

const NO_PARTNERS: Partners = { jointCompanies: 0, gaps: [] }

/**
 * The partners of past joint bids that close the gaps of a check (MYC-08). The bids of one company are few, and each of
 * its partners is read once.
 */
export function partnersReader(database: Database) {
  return async (check: TenderCheck, asker: Asker): Promise<Partners | TimedOut> => {
    const terms = readTenderTerms(check.tender)
    const gaps = listQualificationGaps(check.checks, terms)
    const { company: own } = check
    if (own === null || gaps.length === 0) return NO_PARTNERS
    return withinTime(database, async (reader) => {
      const joint = listJointBids(own.id, await readBids(reader, own.id, { period: null }))
      const compared = joint.slice(0, MAX_CANDIDATES)
      const companies = await readCompanies(
        reader,
        compared.map(({ id }) => id),
        asker,
      )
      const candidates = compared.flatMap((each) => {
        const view = companies.get(each.id)
        return view ? [{ facts: readCompanyFacts(view, []), joint: each }] : []
      })
      const closed = findPartners(gaps, terms, candidates, asker.now)
      const shown = closed.map(({ partners }) => partners.slice(0, SHOWN))
      const latest = shown.flat().map((partner): StoredBid => partner.joint.latest)
      const notices = await readShownNotices(reader, latest)
      const view = (partner: (typeof shown)[number][number]): Gap['partners'][number] => {
        const { joint: bids, ...about } = partner
        const { id, stage, awardedOn } = bids.latest
        return {
          ...about,
          times: bids.times,
          won: bids.won,
          latest: {
            id,
            type: stage === 'result' ? 'winning' : 'tender',
            name: notices.get(id)?.name ?? '',
            awardedOn,
          },
        }
      }
      return {
        jointCompanies: joint.length,
        gaps: closed.map(({ key, label, partners }, at) => ({
          key,
          label,
          total: partners.length,
          partners: (shown[at] ?? []).map(view),
        })),
      }
    })
  }
}
