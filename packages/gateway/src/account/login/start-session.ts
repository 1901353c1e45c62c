import type { Failure } from '../../platform/http'
import type { UserRow } from '../member'
import type { SessionStore } from '../session.store'
import type { Requester } from './requester'

export interface SmsProof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** Result of every login method (LOG-03). */
export interface LoggedIn {
  readonly token_type: string
  readonly access_token: string
  readonly userId: string
  readonly isSeven: boolean
  readonly isNew: boolean
}

export const FROZEN: Failure = { error: '10004' }
/** A demo account outside the sandbox gets the same refusal, so that it looks like a wrong code. */
export const WRONG_CODE: Failure = { error: '10011' }

/**
 * Returns the last step of every login. It revokes the browser's previous token, so that sessions do not accumulate.
 * `join` assigns waiting seats of the user's mobile (SEA-01).
 */
export function createSessionStarter(
  sessions: Pick<SessionStore, 'open' | 'revoke'>,
  join: (user: Pick<UserRow, 'id' | 'mobile'>) => Promise<void>,
) {
  return async (
    user: Pick<UserRow, 'id' | 'mobile'>,
    from: Requester,
    { isNew, isSeven }: Pick<LoggedIn, 'isNew' | 'isSeven'>,
  ): Promise<LoggedIn> => {
    if (from.token) await sessions.revoke(from.token)
    await join(user)
    const access_token = await sessions.open(user.id, from)
    return { token_type: 'Bearer', access_token, userId: user.id, isSeven, isNew }
  }
}

export type StartSession = ReturnType<typeof createSessionStarter>
