import type { Checks } from '../checks/checks'
import type { CallFacts } from '../contract/shape/endpoint'
import { kindText, portalError } from '../errors'

/** A call as a client makes it. */
export interface ClientCall extends CallFacts {
  /** True for a list that is paged by page number. */
  readonly isPaged?: boolean
  /** The types of events that an answer in a stream may have. */
  readonly events?: readonly string[]
  /** The checks of input and result; a promise until they were loaded. */
  readonly findChecks: () => Checks | Promise<Checks>
}

export type ClientCalls = Readonly<Record<string, ClientCall>>

/** The checks of a call. Those that cannot be loaded fail it like a connection; the next call loads them again. */
export async function loadChecks(call: ClientCall, requestId: string): Promise<Checks> {
  try {
    return await call.findChecks()
  } catch {
    throw portalError({ kind: 'network', message: kindText('network'), code: 'CHECKS', requestId })
  }
}
