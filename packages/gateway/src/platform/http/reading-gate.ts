import type { Viewer } from '@zhushutong/domain/access'
import type { Endpoint } from '@zhushutong/sdk/contract'
import type { CallContext } from './context'
import type { Failure } from './envelope'

/** A reading call that was let in. */
export interface Passage {
  /** As whom the call is answered; sees less than the caller where the day's budget is used up. */
  readonly viewer: Viewer
  /** Told with the result in `dailyLimit`; null while the budget lasts. */
  readonly dailyLimit: { readonly message: string; readonly until: number } | null
  /** Counts the records of a result, or of an event of a stream. */
  readonly count: (result: unknown) => void
  /** Called once after the handler: what the call might bring is counted, or will not come. */
  readonly end: () => void
}

/** What every call passes that the contract marks with `reads`. */
export type ReadingGate = (
  endpoint: Endpoint,
  input: unknown,
  context: CallContext,
) => Promise<Passage | Failure>

/** Lets everything in: where no feature provides a gate. */
export const openGate: ReadingGate = async (_endpoint, _input, { viewer }) => ({
  viewer,
  dailyLimit: null,
  count: () => {},
  end: () => {},
})
