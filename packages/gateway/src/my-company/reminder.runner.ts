import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { type EndingCertificate, isReminded, listEndingCertificates } from '@zhushutong/domain/my-company'
import { company } from '@zhushutong/domain/records'
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { findViewer } from '../account'
import { sendMessage } from '../messages'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { recordDetail } from '../records'
import { certificateReminders, myCompanies } from './my-company.table'

const BATCH = 100

interface Due {
  readonly userId: string
  readonly companyId: string
  readonly name: string
}

/**
 * Checks the certificates of every chosen company once a day, and notifies its member once of each that ends
 * within 30 days (MYC-06).
 */
export function reminderRunner({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { orm } = database
  const detail = recordDetail(database)

  const uncheckedOn = (today: string) =>
    and(isNotNull(myCompanies.companyId), or(isNull(myCompanies.checkedOn), lt(myCompanies.checkedOn, today)))

  const findDue = async (today: string): Promise<Due[]> => {
    const rows = await orm
      .select({ userId: myCompanies.userId, companyId: myCompanies.companyId, name: myCompanies.name })
      .from(myCompanies)
      .where(uncheckedOn(today))
      .orderBy(asc(myCompanies.userId))
      .limit(BATCH)
    return rows.flatMap(({ userId, companyId, name }) =>
      companyId === null ? [] : [{ userId, companyId, name: name ?? '' }],
    )
  }

  const findEndings = async ({ userId, companyId }: Due, now: number) => {
    const viewer = await findViewer(orm, userId, now)
    const seen = viewer && (await detail(company, companyId, { viewer, now }))
    return seen && !('error' in seen) ? listEndingCertificates(seen, now).filter(isReminded) : []
  }

  /**
   * Stores the day's check and its messages in one transaction, so that one of several gateways does both.
   */
  const tell = (
    { userId, companyId, name }: Due,
    endings: readonly EndingCertificate[],
    today: string,
    now: number,
  ) =>
    orm.transaction(async (tx) => {
      const isMine = and(eq(myCompanies.userId, userId), eq(myCompanies.companyId, companyId))
      const claimed = await tx
        .update(myCompanies)
        .set({ checkedOn: today })
        .where(and(isMine, uncheckedOn(today)))
        .returning({ userId: myCompanies.userId })
      if (claimed.length === 0) return
      for (const { key, name: certificate, until, days } of endings) {
        const fresh = await tx
          .insert(certificateReminders)
          .values({ userId, companyId, certificate: key, until })
          .onConflictDoNothing()
          .returning({ until: certificateReminders.until })
        if (fresh.length === 0) continue
        const message = { event: 'certificate-ending', companyName: name, certificate, days, until } as const
        await sendMessage(tx, userId, message, now)
      }
    })

  return {
    async run(): Promise<void> {
      for (;;) {
        const now = clock.now()
        const today = dayOf(now)
        const due = await findDue(today)
        for (const item of due) await tell(item, await findEndings(item, now), today, now)
        if (due.length < BATCH) return
      }
    },

    /** Deletes reminders of expired certificates; these are never due again. */
    async sweep(): Promise<void> {
      const before = dayOf(addDays(clock.now(), -1))
      await orm.delete(certificateReminders).where(lt(certificateReminders.until, before))
    },
  }
}
