import { addDays, DAY_MS, dayOf, parseDay } from '@zhushutong/domain/formatting'
import { compareBill, postFee } from '@zhushutong/domain/ledger'
import type { QrMethod } from '@zhushutong/domain/payment-methods'
import { eq } from 'drizzle-orm'
import { postEntry } from '../../ledger'
import type { Queryable } from '../../platform/db'
import type { Log } from '../../platform/http'
import type { BillLine, PaymentProvider } from '../providers/payment.ports'
import { providerBills } from '../schema/bill.table'
import { findOwnMovements, insertBillLine } from './bill.store'

/** Limit of 7 days: a new installation has no earlier payments, and a provider deletes old bills. */
const DAYS_BACK = 7

/** Our refund code without the attempt suffix (`-2`). */
const movementOf = (line: BillLine) => ({
  ...line,
  reference: line.kind === 'payment' ? line.transactionId : ((line.refundCode ?? '').split('-')[0] as string),
})

async function compareDay(
  orm: Queryable,
  provider: QrMethod,
  day: string,
  bill: readonly BillLine[],
  now: number,
): Promise<number> {
  const from = parseDay(day) ?? 0
  return orm.transaction(async (tx) => {
    const [mine] = await tx
      .insert(providerBills)
      .values({ provider, day, loadedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!mine) return 0
    const movements = bill.map(movementOf)
    const references = movements.map(({ reference }) => reference)
    const rows = await findOwnMovements(tx, provider, { references })
    const expected = await findOwnMovements(tx, provider, { from, until: from + DAY_MS })
    const { lines, missing } = compareBill(movements, rows, expected)
    for (const { kind, reference, orderCode, amount, fee, at, finding } of lines) {
      const line = { provider, day, kind, reference, orderCode, amount, fee, at, finding }
      if (!(await insertBillLine(tx, line))) continue
      const entry = {
        at: now,
        kind: 'fee',
        reference: `${provider}:${kind}:${reference}`,
        orderId: null,
      } as const
      await postEntry(tx, entry, postFee(provider, fee))
    }
    for (const { kind, reference, orderCode, amount, at } of missing) {
      const line = { provider, day, kind, reference, orderCode, amount, fee: 0, at }
      await insertBillLine(tx, { ...line, finding: 'missing' })
    }
    return lines.filter(({ finding }) => finding !== 'agrees').length + missing.length
  })
}

/** Compares each provider's bills of recent days that were not compared before (LED-06). */
export async function compareBills(
  orm: Queryable,
  providers: readonly PaymentProvider[],
  now: number,
  log: Log,
): Promise<void> {
  const days = Array.from({ length: DAYS_BACK }, (_, back) => dayOf(addDays(now, -1 - back)))
  for (const { method, downloadBill } of providers) {
    const known = await orm
      .select({ day: providerBills.day })
      .from(providerBills)
      .where(eq(providerBills.provider, method))
    for (const day of days.filter((day) => !known.some((bill) => bill.day === day))) {
      const bill = await downloadBill(day)
      if ('error' in bill) continue
      const differences = await compareDay(orm, method, day, bill, now)
      if (differences > 0) log.error({ provider: method, day, differences }, 'a bill does not agree')
    }
  }
}
