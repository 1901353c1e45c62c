import { type CreditEntry, type CreditMatter, matterOf } from './credit-entry'

/** The figures for searching and sorting a list of companies, besides the counts of the source. */
interface CreditFigures {
  /** Null if the source has no counts and no entry is about unpaid wages. */
  readonly arrearsCount: number | null
  /** The day of the newest entry, YYYY-MM-DD; null without one. */
  readonly sanctionOn: string | null
  readonly dishonestyOn: string | null
  readonly arrearsOn: string | null
}

const newestDay = (entries: readonly CreditEntry[]): string | null =>
  entries.reduce<string | null>(
    (newest, { decidedOn }) => (decidedOn !== null && decidedOn > (newest ?? '') ? decidedOn : newest),
    null,
  )

/**
 * The figures of a company's entries (CRD-05). A penalty for unpaid wages is a penalty by its type, as the source
 * counts it, and arrears by its subject.
 * @param isCounted true when the source has the counts of penalties and listings
 */
export function countCreditMatters(entries: readonly CreditEntry[], isCounted: boolean): CreditFigures {
  const arrears = listEntriesOf(entries, 'arrears')
  return {
    arrearsCount: arrears.length > 0 || isCounted ? arrears.length : null,
    sanctionOn: newestDay(listEntriesOf(entries, 'sanction')),
    dishonestyOn: newestDay(listEntriesOf(entries, 'dishonesty')),
    arrearsOn: newestDay(arrears),
  }
}

/** The entries behind a count of penalties, listings or unpaid wages (CRD-05). */
export function listEntriesOf<E extends CreditEntry>(entries: readonly E[], matter: CreditMatter): E[] {
  return entries.filter((entry) =>
    matter === 'arrears' ? matterOf(entry) === 'arrears' : entry.entryType === matter,
  )
}
