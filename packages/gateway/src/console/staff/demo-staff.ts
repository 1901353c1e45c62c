import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@zhushutong/domain/staff'
import { inArray, notInArray, type SQL } from 'drizzle-orm'
import { hashPassword } from '../../account'
import type { Queryable } from '../../platform/db'
import type { SecretBox } from './secret-box'
import { staff } from './staff.table'
import { newTotpSecret, nextTotpCode } from './totp'

interface DemoStaff {
  readonly id: string
  readonly account: StaffRole
  readonly name: string
  readonly role: StaffRole
}

/** The password of all demo staff, shown in the sandbox; without a sandbox, no demo account can log in. */
export const DEMO_STAFF_PASSWORD = 'demo-console-1'

/** An account per role, named after the role. */
const DEMO_STAFF: readonly DemoStaff[] = STAFF_ROLES.map((role, n) => ({
  id: `00000000-0000-4000-8000-00000000010${n}`,
  account: role,
  name: `演示${STAFF_ROLE_LABELS[role]}`,
  role,
}))
const IDS = DEMO_STAFF.map(({ id }) => id)

export function isDemoStaff(id: string): boolean {
  return IDS.includes(id)
}

/** The condition that excludes the demo staff, whose ids are constant. */
export function isNoDemoStaff(): SQL {
  return notInArray(staff.id, IDS)
}

/** Creates the missing demo staff, each with an enrolled app. */
export async function seedDemoStaff(
  { orm }: { readonly orm: Queryable },
  box: SecretBox,
  now: number,
): Promise<void> {
  const present = await orm.select({ id: staff.id }).from(staff).where(inArray(staff.id, IDS))
  const missing = DEMO_STAFF.filter(({ id }) => !present.some((row) => row.id === id))
  for (const member of missing) {
    const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD)
    const totpSecret = box.seal(newTotpSecret(), member.id)
    const values = { ...member, passwordHash, totpSecret, enrolledAt: now, createdAt: now }
    await orm.insert(staff).values(values).onConflictDoNothing()
  }
}

/** The demo staff with their login data: the password and the next unused code. */
export async function listDemoStaff({ orm }: { readonly orm: Queryable }, box: SecretBox, now: number) {
  const rows = await orm.select().from(staff).where(inArray(staff.id, IDS)).orderBy(staff.id)
  return rows.map(({ id, account, role, totpSecret, totpLastStep }) => ({
    account,
    role: STAFF_ROLE_LABELS[role],
    password: DEMO_STAFF_PASSWORD,
    ...(totpSecret === null
      ? { code: null, from: null }
      : nextTotpCode(box.open(totpSecret, id), totpLastStep, now)),
  }))
}
