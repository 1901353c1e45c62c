import type { Viewer } from '@zhushutong/domain/access'
import type { Holding } from '@zhushutong/domain/membership'
import type { FullClient } from '@zhushutong/sdk/portal'

/** Every call of the gateway, in the SDK's groups. */
export type Calls = FullClient

type Method = (...args: never[]) => Promise<unknown>

/** The result of a call of the gateway by its group and name, such as `ResultOf<'orders', 'list'>`. */
export type ResultOf<
  G extends keyof FullClient,
  M extends keyof FullClient[G],
> = FullClient[G][M] extends Method ? Awaited<ReturnType<FullClient[G][M]>> : never

/** The list of articles to load. */
export type ArticleQuery = Parameters<Calls['policies']['list']>[0]

export interface Member {
  readonly userId: string
  readonly nickName: string
  /** Masked in the middle. */
  readonly mobile: string
  readonly points: number
  /** Balance of the wallet in fen. */
  readonly walletFen: number
  readonly createdAt: number
  readonly headImgUrl: string | null
  /** True when the user can log in by WeChat. */
  readonly isWechatBound: boolean
  /** True when the user allows the recording of their use (TRK-03). */
  readonly isTracked: boolean
  readonly viewer: Viewer
  /** Everything held now or earlier, each kind with its own end. */
  readonly holdings: readonly Holding[]
  /** The gateway's time of the answer, in ms; it decides which memberships are in force. */
  readonly readAt: number
}

export interface MemberRead {
  readonly member: Member | null
  /** The request's token is no longer known to the gateway (ERR-03). */
  readonly sessionExpired: boolean
  /** The membership has ended since the last call of this login; reported once (ERR-05). */
  readonly membershipEnded: boolean
}
