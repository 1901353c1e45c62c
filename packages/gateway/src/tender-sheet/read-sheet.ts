import { findMissingRequirement } from '@zhushutong/domain/access'
import { calculateDiscount, figurePeriod } from '@zhushutong/domain/bid-figures'
import { comparableFen, type RecordView, tender } from '@zhushutong/domain/records'
import { maxShownRelations } from '@zhushutong/domain/relations'
import { listSimilarTenders, summariseAwards } from '@zhushutong/domain/tender-sheet'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Database } from '../platform/db'
import { type Asker, type Reader, type Refusal, recordDetail, type TimedOut, withinTime } from '../records'
import {
  findOpenTenders,
  findOwnerAwards,
  findRivals,
  type Period,
  readAreaBidders,
  type SheetSubject,
} from './sheet-reads.store'

type Sheet = ResultOf<typeof contract.tenderSheet.get>

/** Number of the latest awards in the list. */
const LATEST = 5

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const subjectOf = (seen: RecordView): SheetSubject => {
  const [region, type] = [textOf(seen.region), textOf(seen.engineeringType)]
  return {
    id: seen.id,
    projectCode: textOf(seen.projectCode),
    ownerId: textOf(seen.ownerId),
    area: region === null || type === null ? null : { province: `${region.slice(0, 2)}0000`, type },
  }
}

const BUDGET = { key: 'buggetAmount', currency: 'currency' }

const readOwner = async (reader: Reader, subject: SheetSubject, period: Period): Promise<Sheet['owner']> => {
  const { ownerId } = subject
  if (ownerId === null) return null
  const awards = await findOwnerAwards(reader, ownerId, subject, period)
  const { steps, discounts, winners, ...figures } = summariseAwards(awards)
  return {
    id: ownerId,
    ...figures,
    steps: [...steps],
    discounts: [...discounts],
    winners: [...winners],
    latest: awards.slice(0, LATEST).map(({ isUnpriced: _, ...award }) => ({
      ...award,
      discount: calculateDiscount(award.amount, award.budget),
    })),
  }
}

const readRivals = async (
  reader: Reader,
  subject: SheetSubject,
  period: Period,
  { viewer }: Asker,
): Promise<Sheet['rivals']> => {
  const shown = maxShownRelations(viewer)
  const rows = await findRivals(reader, subject, period, shown)
  const total = rows[0]?.total ?? 0
  return {
    total,
    records: rows.map(({ total: _total, ...rival }) => rival),
    opensBy: total > shown ? findMissingRequirement(viewer, 'svip') : null,
  }
}

/**
 * Data for the decision on a tender (BID-05 to BID-07), with the reader's rights on the tender. All columns
 * of other records are public; the number of rivals is limited as for other relations (ACC-02).
 */
export function tenderSheetReader(database: Database) {
  const detail = recordDetail(database)
  return async (id: string, asker: Asker): Promise<Sheet | Refusal | TimedOut> => {
    const seen = await detail(tender, id, asker)
    if ('error' in seen) return seen as Refusal
    const { now } = asker
    const subject = subjectOf(seen)
    const { from: since, to: today } = figurePeriod(now)
    const period = { since, today }
    return withinTime(database, async (reader) => {
      const owner = await readOwner(reader, subject, period)
      const areaBidders = await readAreaBidders(reader, subject, period)
      const rivals = await readRivals(reader, subject, period, asker)
      const open = await findOpenTenders(reader, subject, now)
      const similar = listSimilarTenders(open, comparableFen(BUDGET, seen))
      return {
        id: seen.id,
        owner,
        areaBidders,
        rivals,
        similar: { total: open.length, records: [...similar] },
      } as Sheet
    })
  }
}
