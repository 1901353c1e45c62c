/**
 * Results of comparing a line of a provider's bill with our documents (LED-06). unknown: we have no such payment or
 * refund; amount: our amount differs; missing: the bill lacks a payment or refund that we booked on that day.
 */
export const BILL_FINDINGS = ['agrees', 'unknown', 'amount', 'missing'] as const
export type BillFinding = (typeof BILL_FINDINGS)[number]

/** Labels of the findings (LED-06). */
export const BILL_FINDING_LABELS: Readonly<Record<BillFinding, string>> = {
  agrees: '一致',
  unknown: '我方没有',
  amount: '金额不符',
  missing: '账单没有',
}

/** A movement of money at a provider, as recorded by either side. */
interface BillMovement {
  readonly kind: 'payment' | 'refund'
  /** The provider's number of a payment; our code of a refund. */
  readonly reference: string
  /** fen, positive */
  readonly amount: number
}

const nameOf = ({ kind, reference }: BillMovement) => `${kind} ${reference}`

/**
 * Compares a bill with our movements (LED-06). `found`: our movements with a reference of the bill, booked on any day,
 * since the days may differ around midnight. `expected`: our movements of the bill's day, all of which it must contain.
 */
export function compareBill<Line extends BillMovement, Own extends BillMovement>(
  lines: readonly Line[],
  rows: readonly BillMovement[],
  expected: readonly Own[],
): {
  readonly lines: readonly (Line & { readonly finding: BillFinding })[]
  readonly missing: readonly Own[]
} {
  const ours = new Map(rows.map((movement) => [nameOf(movement), movement.amount]))
  const theirs = new Set(lines.map(nameOf))
  const judge = (line: Line): BillFinding => {
    const amount = ours.get(nameOf(line))
    if (amount === undefined) return 'unknown'
    return amount === line.amount ? 'agrees' : 'amount'
  }
  return {
    lines: lines.map((line) => ({ ...line, finding: judge(line) })),
    missing: expected.filter((ownEntry) => !theirs.has(nameOf(ownEntry))),
  }
}
