import { callLimitMs } from '@zhushutong/domain/calls'
import type { Endpoint, RequestOf, ResultOf } from '../contract/endpoint'
import { toHex } from '../crypto/bytes'
import { isPortalError, type PortalError, portalError } from '../errors'
import { withDeadline } from '../transport/deadline'
import { retrying } from '../transport/retry'
import type { Incoming } from '../transport/send'
import type { Call, CallOptions, ClientOptions, PortalResponse } from './options'
import type { Platform } from './platform'
import { checkedInput, checkedResult, targetOf } from './request'
import { createTries } from './tries'

/** Makes any call of the contract. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Call<ResultOf<E>>

const RETRIES = 2

/** 32 hex digits. randomUUID exists only on https, and where it does it costs a tenth: runtimes keep a supply. */
export const newRequestId = (): string =>
  crypto.randomUUID?.().replaceAll('-', '') ?? toHex(crypto.getRandomValues(new Uint8Array(16)))

const asCall = <T>(response: Promise<PortalResponse<T>>): Call<T> => {
  const data = response.then((r) => r.data)
  const withResponse = () => {
    // Who asks for the response handles its failure there, not on the data as well.
    data.catch(() => {})
    return response
  }
  return Object.assign(data, { withResponse })
}

/** A call under way, as it is reported. */
export interface Course {
  readonly endpoint: Endpoint
  readonly requestId: string
  readonly started: number
  tries: number
}

// What the gateway takes as a key, and every header can hold.
const KEY = /^[\w.:-]{1,64}$/

const wrongKey = (message: string) =>
  portalError({ kind: 'validation', message, fields: [{ field: 'idempotencyKey', message }] })

/** What a call that may be repeated under a key is sent with; a key for any other call is a mistake. */
const keyOf = ({ keyed, path }: Endpoint, { idempotencyKey }: CallOptions): string | undefined => {
  if (idempotencyKey === undefined) return keyed ? newRequestId() : undefined
  if (!keyed) throw wrongKey(`这个调用不支持幂等键：${path}`)
  if (!KEY.test(idempotencyKey)) throw wrongKey('幂等键应为 1 到 64 位字母、数字或 . _ : -')
  return idempotencyKey
}

/** Tells the logger and `onResponse` how a call ended. */
export const reporter =
  ({ logger, onResponse }: ClientOptions) =>
  ({ endpoint, started, ...course }: Course, end: Pick<Incoming, 'status' | 'requestId'> | PortalError) => {
    const error = isPortalError(end) ? end : undefined
    const facts = {
      method: endpoint.method,
      path: endpoint.path,
      ...course,
      requestId: end.requestId ?? course.requestId,
      status: end.status,
      duration: performance.now() - started,
    }
    if (error) logger?.warn('portal call failed', { ...facts, kind: error.kind, code: error.code })
    else logger?.debug('portal call', facts)
    onResponse?.(error ? { ...facts, error } : facts)
  }

/** What all resources of a client are made of. */
export const createCaller = (options: ClientOptions, platform: Platform): Caller => {
  const tryOnce = createTries(options, platform)
  const report = reporter(options)

  const run = async (
    endpoint: Endpoint,
    input: unknown,
    own: CallOptions,
  ): Promise<PortalResponse<unknown>> => {
    const target = targetOf(endpoint, checkedInput(endpoint, input))
    const idempotencyKey = keyOf(endpoint, own)
    const course: Course = { endpoint, requestId: newRequestId(), started: performance.now(), tries: 0 }
    const { requestId } = course
    const limit = own.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout)
    const tryLimit = own.tryTimeout ?? options.tryTimeout
    const isSafe = endpoint.idempotent || idempotencyKey !== undefined
    const policy = { ...platform, retries: isSafe ? (options.retries ?? RETRIES) : 0 }
    const once = (signal: AbortSignal) => {
      course.tries += 1
      return tryOnce({ endpoint, target, requestId, idempotencyKey, signal })
    }
    try {
      const incoming = await withDeadline(limit, own.signal, requestId, (signal) =>
        retrying(policy, signal, () =>
          tryLimit === undefined ? once(signal) : withDeadline(tryLimit, signal, requestId, once),
        ),
      )
      const response = { ...incoming, data: checkedResult(endpoint, incoming.data, incoming.requestId) }
      report(course, incoming)
      return response
    } catch (error) {
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }

  return <E extends Endpoint>(endpoint: E, input: RequestOf<E>, own: CallOptions = {}) =>
    asCall(run(endpoint, input, own) as Promise<PortalResponse<ResultOf<E>>>)
}
