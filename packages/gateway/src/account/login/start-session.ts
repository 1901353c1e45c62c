import type { Queryable } from '../../platform/db'
import type { Failure } from '../../platform/http'
import { joinSeats } from '../held-seats'
import type { UserRow } from '../member'
import { insertSession, revokeSession } from '../session.store'
import type { Requester } from './requester'

export interface SmsProof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** Result of every login method (LOG-03). */
export interface LoggedIn {
  readonly token_type: 'Bearer'
  readonly access_token: string
  readonly userId: string
  readonly isSeven: boolean
  readonly isNew: boolean
}

export const FROZEN: Failure = { error: '10004' }
/** A demo account outside the sandbox gets the same refusal, so that it looks like a wrong code. */
export const WRONG_CODE: Failure = { error: '10011' }

/**
 * The last step of every login. It revokes the browser's previous token, so that sessions do not accumulate, and
 * assigns waiting seats of the user's mobile (SEA-01).
 */
export async function startSession(
  orm: Queryable,
  user: Pick<UserRow, 'id' | 'mobile'>,
  from: Requester,
  { isNew, isSeven }: Pick<LoggedIn, 'isNew' | 'isSeven'>,
  now: number,
): Promise<LoggedIn> {
  if (from.token) await revokeSession(orm, from.token, now)
  await joinSeats(orm, user, now)
  const access_token = await insertSession(orm, user.id, from, now)
  return { token_type: 'Bearer', access_token, userId: user.id, isSeven, isNew }
}
