import type { Failure } from '../platform/http'
import type { Requester } from './requester'
import type { SessionStore } from './session.store'

/** The fields that every login with an SMS code sends. */
export interface SmsProof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** The last step of every way to log in (LOG-03). */
export interface LoggedIn {
  readonly token_type: string
  readonly access_token: string
  readonly userId: string
  readonly isSeven: boolean
  readonly isNew: boolean
}

export const FROZEN: Failure = { error: '10004' }
/** Also for a demo account without a sandbox, so that it cannot be told from a wrong code. */
export const WRONG_CODE: Failure = { error: '10011' }

/** The browser's previous token is revoked on login: sessions are rotated, they do not accumulate. */
export function createSessionStarter(sessions: Pick<SessionStore, 'open' | 'revoke'>) {
  return async (
    userId: string,
    from: Requester,
    { isNew, isSeven }: Pick<LoggedIn, 'isNew' | 'isSeven'>,
  ): Promise<LoggedIn> => {
    if (from.token) await sessions.revoke(from.token)
    const access_token = await sessions.open(userId, from)
    return { token_type: 'Bearer', access_token, userId, isSeven, isNew }
  }
}

export type StartSession = ReturnType<typeof createSessionStarter>
