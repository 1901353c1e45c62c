import type { Failure } from '../http'
import type { SessionStore } from './session.store'

/** What every login sends that is proved by an SMS. */
export interface SmsProof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** What every way in ends with (LOG-03). */
export interface LoggedIn {
  readonly token_type: string
  readonly access_token: string
  readonly userId: string
  readonly isSeven: boolean
  readonly isNew: boolean
}

export const FROZEN: Failure = { error: '10004' }

/** The token that a browser held before goes with the new login: sessions are rotated, not gathered. */
export const loginOpener =
  (sessions: Pick<SessionStore, 'open' | 'revoke'>) =>
  async (
    userId: string,
    before: string | null,
    { isNew, isSeven }: Pick<LoggedIn, 'isNew' | 'isSeven'>,
  ): Promise<LoggedIn> => {
    if (before) await sessions.revoke(before)
    const access_token = await sessions.open(userId)
    return { token_type: 'Bearer', access_token, userId, isSeven, isNew }
  }

export type OpenLogin = ReturnType<typeof loginOpener>
