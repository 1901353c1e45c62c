import { AGREEMENTS } from '@zhushutong/domain/login'
import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { AGREEMENT_TYPES, type AgreementType, agreement } from './agreement'
import { acceptedAgreements, agreementTexts } from './agreement.table'

/** Stores the current texts, so that each remains readable after a newer one has replaced it. */
export async function keepAgreementTexts(
  orm: Queryable,
  now: number,
  types: readonly AgreementType[] = AGREEMENT_TYPES,
): Promise<void> {
  const rows = types.map((type) => {
    const { version, title, content } = agreement(type)
    return { version, type, title, content, offeredFrom: now }
  })
  await orm.insert(agreementTexts).values(rows).onConflictDoNothing()
}

/** The text of a version; null if it was never offered. */
export async function findAgreementText(orm: Queryable, version: string) {
  const [text] = await orm.select().from(agreementTexts).where(eq(agreementTexts.version, version))
  return text ?? null
}

const OF_REGISTRATION = AGREEMENTS.map(({ type }) => type)

/** Stores the acceptance of the agreements shown at login, for a new user (LOG-09, AGR-02). */
export async function acceptAtRegistration(tx: Tx, userId: string, now: number): Promise<void> {
  await keepAgreementTexts(tx, now, OF_REGISTRATION)
  const rows = OF_REGISTRATION.map((type) => ({ userId, version: agreement(type).version, acceptedAt: now }))
  await tx.insert(acceptedAgreements).values(rows)
}
