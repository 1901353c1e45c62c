import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  formatSheetKey,
  parseSheetKey,
  SHEET_KEY_BYTES,
  type SheetKey,
} from '@zhushutong/domain/due-diligence'
import { dayOf } from '@zhushutong/domain/formatting'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { issuedSheets } from './due-diligence.table'
import type { DueSheetView } from './load-due-sheet'

type Verified = ResultOf<typeof contract.dueDiligence.verify>['sheet']

/** A number and a check code that cannot be guessed (DUE-11). */
export function createSheetKey(now: number): SheetKey {
  return formatSheetKey(dayOf(now), [...randomBytes(SHEET_KEY_BYTES)])
}

interface Issued {
  readonly key: SheetKey
  readonly userId: string
  readonly sheet: DueSheetView
  readonly recipient: string | null
  readonly content: Buffer
}

/** Stores an issued sheet with the hash of its file (DUE-11). */
export async function insertIssuedSheet(
  orm: Queryable,
  { key, userId, sheet, recipient, content }: Issued,
): Promise<void> {
  await orm.insert(issuedSheets).values({
    ...{ ...key, userId, recipient, size: content.length, issuedAt: sheet.madeAt },
    ...{ companyId: sheet.id, companyName: sheet.name, creditCode: sheet.creditCode, summary: sheet.summary },
    hash: createHash('sha256').update(content).digest('hex'),
    checks: sheet.checks.map(({ key: subject, label, tone, title }) => ({
      key: subject,
      label,
      tone,
      title,
    })),
  })
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The issued sheet with a number and its code; null for a wrong one of either (DUE-11). */
export async function findIssuedSheet(orm: Queryable, number: string, code: string): Promise<Verified> {
  const key = parseSheetKey(number, code)
  if (key === null) return null
  const [row] = await orm.select().from(issuedSheets).where(eq(issuedSheets.number, key.number))
  if (!row || !isEqual(row.code, key.code)) return null
  const { code: _code, userId: _userId, checks, ...sheet } = row
  return { ...sheet, checks: [...checks] }
}
