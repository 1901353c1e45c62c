import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Failure } from '../../platform/http'

/** What the portal's window opens, and who answers there. */
export type ChatEntry = ResultOf<typeof contract.consultChat.gen>

/** Who provides the online consultation: this gateway, or a service of others (ASK-04). */
export interface ChatProvider {
  readonly open: (userId: string, now: number) => Promise<ChatEntry | Failure>
}
