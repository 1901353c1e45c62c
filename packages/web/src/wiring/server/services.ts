import type { ServiceIdentifier } from 'inversify'
import type { Calls } from '../types'

/** The calls of the gateway in the SDK's groups, with the token of the request's reader. */
export const CALLS: ServiceIdentifier<Calls> = Symbol('calls')

/**
 * The same calls without a token. Ports that are shared by all readers need this identifier: a parent's
 * binding resolves its dependencies in the requesting child, so with `CALLS` it would keep the first
 * reader's token.
 */
export const VISITOR_CALLS: ServiceIdentifier<Calls> = Symbol('visitor calls')

/** The session's token of the request; undefined for a visitor. */
export const TOKEN: ServiceIdentifier<string | undefined> = Symbol('token')

/** The time in ms. */
export const CLOCK: ServiceIdentifier<() => number> = Symbol('clock')
