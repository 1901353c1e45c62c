import type { Viewer } from '@zhushutong/domain/access'
import type { Endpoint } from '@zhushutong/sdk/contract'
import type { CallContext } from '../context'
import type { Failure } from '../envelope'

export interface Passage {
  /** The viewer of the response, with fewer rights than the caller after the daily budget is used up. */
  readonly viewer: Viewer
  /** Sent with the result as `dailyLimit`; null within the budget. */
  readonly dailyLimit: { readonly message: string; readonly until: number } | null
  /** Counts the records of a result, or of an event of a stream. */
  readonly count: (result: unknown) => void
  /** Called once after the handler: the budget reserved for the call is released. */
  readonly end: () => void
}

/** Checks every call that the contract marks with `reads`. */
export type ReadingGate = (
  endpoint: Endpoint,
  input: unknown,
  context: CallContext,
) => Promise<Passage | Failure>

/** Allows every call, for a gateway without a reading gate. */
export const openGate: ReadingGate = async (_endpoint, _input, { viewer }) => ({
  viewer,
  dailyLimit: null,
  count: () => {},
  end: () => {},
})
