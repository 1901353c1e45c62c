import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Failure } from '../../platform/http'

/** The provider of the portal's chat window, with its current state. */
type ChatEntry = ResultOf<typeof contract.consultChat.gen>

/** The provider of the online consultation: this gateway or an external service (ASK-04). */
export interface ChatProvider {
  readonly open: (userId: string, now: number) => Promise<ChatEntry | Failure>
}
