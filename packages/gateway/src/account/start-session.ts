import type { Failure } from '../platform/http'
import type { UserRow } from './member'
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

/**
 * The browser's previous token is revoked on login: sessions are rotated, they do not accumulate. `join` gives the
 * user the seats that wait for their mobile (SEA-01).
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
