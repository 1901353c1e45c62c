import { isPortalError } from '@zhushutong/sdk/fetch'
import { createContext, useContext, useMemo } from 'react'
import { type CallFailure, FAILED } from './failure'

/** The clients of the gateway, by their calls or as the port of a flow; each is loaded with its first call. */
const CLIENTS = {
  common: () => import('./clients/common').then(({ common }) => common),
  till: () => import('./clients/common').then(({ till }) => till),
  preview: () => import('./clients/preview').then(({ preview }) => preview),
  full: () => import('./clients/full').then(({ full }) => full),
  login: () => import('./clients/login').then(({ login }) => login),
  slider: () => import('./clients/login').then(({ slider }) => slider),
  boss: () => import('./clients/boss').then(({ boss }) => boss),
  orders: () => import('./clients/orders').then(({ orders }) => orders),
  assistant: () => import('./clients/assistant').then(({ assistant }) => assistant),
}

type ClientName = keyof typeof CLIENTS
export type ClientOf<N extends ClientName> = Awaited<ReturnType<(typeof CLIENTS)[N]>>

interface CallOptions<N> {
  /** The client that has the call; `common` if omitted. */
  readonly client?: N
  /** Fields by error code, for errors in which the gateway names no field. */
  readonly fieldOfCode?: Readonly<Record<string, string>>
}

/** The gateway for islands: its client is loaded with the first call, so that pages stay small until then. */
export interface Gateway {
  readonly load: <N extends ClientName>(client: N) => Promise<ClientOf<N>>
  /** The result of a call, or its failure as data. */
  readonly call: <T, N extends ClientName = 'common'>(
    make: (calls: ClientOf<N>) => Promise<T>,
    options?: CallOptions<N>,
  ) => Promise<T | CallFailure>
  /** null on success, otherwise the failure of the call. */
  readonly send: <N extends ClientName = 'common'>(
    make: (calls: ClientOf<N>) => Promise<unknown>,
    options?: CallOptions<N>,
  ) => Promise<CallFailure | null>
}

/** The result of a call, or its failure as data; a defect is thrown. */
const orFailure = <T>(call: Promise<T>, fieldOfCode: Readonly<Record<string, string>>) =>
  call.catch((error: unknown): CallFailure => {
    if (!isPortalError(error)) throw error
    const { code, kind, message } = error
    const field = code === null ? undefined : fieldOfCode[code]
    const named = kind === 'validation' ? error.fields : []
    return { error: code ?? kind, message, fields: field ? [{ field, message }] : named }
  })

export function createGateway(load: Gateway['load']): Gateway {
  const call: Gateway['call'] = async (make, { client, fieldOfCode = {} } = {}) => {
    const calls = await load(client ?? ('common' as NonNullable<typeof client>)).catch(() => null)
    return calls ? orFailure(make(calls), fieldOfCode) : FAILED
  }
  return { load, call, send: (make, options) => call((calls) => make(calls).then(() => null), options) }
}

/** Provided by tests only: every page has the same gateway. */
export const GatewayContext = createContext(
  createGateway((client) => CLIENTS[client]() as Promise<ClientOf<typeof client>>),
)

export const useGateway = (): Gateway => useContext(GatewayContext)

/** The port that an adapter makes of the gateway; the same object at each render. */
export function usePort<T>(adapter: (gateway: Gateway) => T): T {
  const gateway = useGateway()
  return useMemo(() => adapter(gateway), [adapter, gateway])
}
