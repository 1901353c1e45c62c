import type { RecordKind } from '../records'

const SUBCONTRACTORS = 'subcontractors'
const AWARDS = 'awards'

/** The tables of a kind that name companies, by the companies' part. */
interface BidTables {
  readonly bidders: readonly string[]
  readonly winners: readonly string[]
  /** Firms that build a part for the winner: they made no bid and won nothing (DAT-52). */
  readonly subcontractors: readonly string[]
}

/** The tables of a notice or a result by the part of the companies that they name (DAT-08, DAT-52). */
export function listBidTables({ columns }: RecordKind): BidTables {
  const keys = columns.flatMap((column) =>
    column.type === 'table' && column.columns.some(({ link }) => link?.kind === 'company')
      ? [column.key]
      : [],
  )
  return {
    bidders: keys.filter((key) => key !== SUBCONTRACTORS && key !== AWARDS),
    winners: keys.filter((key) => key === AWARDS),
    subcontractors: keys.filter((key) => key === SUBCONTRACTORS),
  }
}
