import { dayOf } from '@zhushutong/domain/formatting'
import { MAX_CHOICES_A_DAY } from '@zhushutong/domain/my-company'
import { eq } from 'drizzle-orm'
import { lockName, type Queryable } from '../platform/db'
import { myCompanies } from './my-company.table'

/** A member's own company; times in ms. */
export interface ChosenCompany {
  readonly id: string
  /** The name at the time of the choice. */
  readonly name: string
  readonly chosenAt: number
}

const change = (
  orm: Queryable,
  userId: string,
  chosen: { companyId: string; name: string } | null,
  now: number,
) =>
  orm.transaction(async (tx): Promise<'done' | 'often'> => {
    await lockName(tx, `my-company:${userId}`)
    const [row] = await tx.select().from(myCompanies).where(eq(myCompanies.userId, userId))
    const companyId = chosen?.companyId ?? null
    // A repeated call is no change and does not count.
    if ((row?.companyId ?? null) === companyId) return 'done'
    const today = dayOf(now)
    const before = row?.changedOn === today ? row.changes : 0
    // Removal is always allowed; the limit is for choices only.
    if (chosen !== null && before >= MAX_CHOICES_A_DAY) return 'often'
    const values = {
      companyId,
      name: chosen?.name ?? null,
      chosenAt: now,
      changedOn: today,
      changes: before + 1,
      checkedOn: null,
    }
    await tx
      .insert(myCompanies)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: myCompanies.userId, set: values })
    return 'done'
  })

export async function findMyCompany(orm: Queryable, userId: string): Promise<ChosenCompany | null> {
  const [row] = await orm.select().from(myCompanies).where(eq(myCompanies.userId, userId))
  if (!row || row.companyId === null) return null
  return { id: row.companyId, name: row.name ?? '', chosenAt: row.chosenAt }
}

/** Sets the member's own company; 'often' beyond the day's limit. */
export function chooseMyCompany(
  orm: Queryable,
  userId: string,
  companyId: string,
  name: string,
  now: number,
) {
  return change(orm, userId, { companyId, name }, now)
}

export function removeMyCompany(orm: Queryable, userId: string, now: number) {
  return change(orm, userId, null, now)
}
