import type { StoredRecord } from '@zhushutong/domain/records'
import { type BidNotice, readWorkTitle } from '@zhushutong/domain/relations'

const listOf = (value: unknown) => (value ?? []) as readonly string[]
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const amountOf = ({ currency, winningAmount }: StoredRecord): number | null =>
  (currency ?? 'CNY') === 'CNY' && typeof winningAmount === 'number' ? winningAmount : null

const noticeOf = (
  record: StoredRecord,
  title: string,
  stage: BidNotice['stage'],
  day: unknown,
): BidNotice => ({
  id: record.id,
  stage,
  projectCode: textOf(record.projectCode),
  sectionCode: textOf(record.sectionCode),
  workTitle: readWorkTitle(String(record[title])),
  winnerIds: listOf(record.winnerIds),
  bidderIds: listOf(record.bidderIds),
  ownerId: textOf(record.ownerId),
  agencyId: textOf(record.agencyId),
  awardedOn: textOf(day),
  region: textOf(record.region),
  amount: amountOf(record),
  isUnpriced: (record.winningAmount ?? null) === null,
})

/** The results and tenders of the demo as notices of bids. */
export function buildNotices(
  results: readonly StoredRecord[],
  tenders: readonly StoredRecord[],
): readonly BidNotice[] {
  const named = tenders.filter((tender) => listOf(tender.bidderIds).length > 0)
  return [
    ...results.map((result) => noticeOf(result, 'projectName', 'result', result.awardedOn)),
    ...named.map((tender) => {
      const isAward = tender.noticeType === 'award' || listOf(tender.winnerIds).length > 0
      const day = isAward ? (tender.awardedOn ?? tender.publicityTime) : tender.publicityTime
      return noticeOf(tender, 'engineeringName', isAward ? 'award' : 'notice', day)
    }),
  ]
}
