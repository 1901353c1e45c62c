import { callLimitMs } from '@zhushutong/domain/calls'
import type { Endpoint, RequestOf, ResultOf } from '../contract/shape/endpoint'
import { toHex } from '../crypto/bytes'
import { isPortalError, portalError } from '../errors'
import { runtimeClock } from '../transport/clock'
import { withDeadline } from '../transport/deadline'
import { withRetries } from '../transport/retry'
import type { Call, CallOptions, ClientOptions, PortalResponse } from './options'
import type { Platform } from './platform'
import { addOrigin, type CallInProgress, createReporter } from './report'
import { buildTarget, validateInput, validateResult } from './request'
import { checkNumbers } from './set-up'
import { createTries } from './tries'

/** Makes any call of the contract. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Call<ResultOf<E>>

const RETRIES = 2

/**
 * 32 hex digits. randomUUID exists only on https; where available it takes a tenth of the time, since runtimes cache
 * random bytes.
 */
export function newRequestId(): string {
  return crypto.randomUUID?.().replaceAll('-', '') ?? toHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** A call from its complete response; a failure is reported once, to whichever of the two is awaited. */
function asCall<T>(response: Promise<PortalResponse<T>>): Call<T> {
  const data = response.then((r) => r.data)
  const withResponse = () => {
    // If the response is awaited, its failure is handled there; the data promise must not report it again.
    data.catch(() => {})
    return response
  }
  return Object.assign(data, { withResponse })
}

/** A call whose data is converted. */
export function mapCall<A, B>(call: Call<A>, convert: (data: A) => B): Call<B> {
  return asCall(call.withResponse().then((response) => ({ ...response, data: convert(response.data) })))
}

// The keys that the gateway accepts and a header can contain.
const KEY = /^[\w.:-]{1,64}$/

const wrongKey = (message: string) =>
  portalError({ kind: 'validation', message, fields: [{ field: 'idempotencyKey', message }] })

/** The idempotency key of a call that takes one; a key for any other call is an error. */
const readKey = ({ keyed, path }: Endpoint, { idempotencyKey }: CallOptions): string | undefined => {
  if (idempotencyKey === undefined) return keyed ? newRequestId() : undefined
  if (!keyed) throw wrongKey(`这个调用不支持幂等键：${path}`)
  if (!KEY.test(idempotencyKey)) throw wrongKey('幂等键应为 1 到 64 位字母、数字或 . _ : -')
  return idempotencyKey
}

/** Creates the function through which all resources of a client make their calls. */
export function createCaller(options: ClientOptions, platform: Platform): Caller {
  checkNumbers(options)
  const clock = options.clock ?? runtimeClock
  const tryOnce = createTries(options, platform)
  const report = createReporter(options)

  const run = async (
    endpoint: Endpoint,
    input: unknown,
    callOptions: CallOptions,
  ): Promise<PortalResponse<unknown>> => {
    checkNumbers(callOptions)
    const target = buildTarget(endpoint, validateInput(endpoint, input))
    const idempotencyKey = readKey(endpoint, callOptions)
    const started = clock.elapsed()
    const course: CallInProgress = { endpoint, requestId: newRequestId(), started, tries: 0 }
    const { requestId } = course
    const limit = callOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout)
    const tryLimit = callOptions.tryTimeout ?? options.tryTimeout
    const isSafe = endpoint.idempotent || idempotencyKey !== undefined
    const policy = {
      ...platform,
      retries: isSafe ? (callOptions.retries ?? options.retries ?? RETRIES) : 0,
      pause: (ms: number, signal: AbortSignal) => platform.pause(ms, signal, clock),
      timeLeft: () => started + limit - clock.elapsed(),
    }
    const once = (signal: AbortSignal) => {
      course.tries += 1
      return tryOnce({ endpoint, target, requestId, idempotencyKey, isSafe, options: callOptions, signal })
    }
    try {
      const tryInTime = (signal: AbortSignal) =>
        tryLimit === undefined ? once(signal) : withDeadline(tryLimit, signal, requestId, once, clock)
      const runAll = (signal: AbortSignal) => withRetries(policy, signal, () => tryInTime(signal))
      const incoming = await withDeadline(limit, callOptions.signal, requestId, runAll, clock)
      const response = { ...incoming, data: validateResult(endpoint, incoming.data, incoming.requestId) }
      report(course, incoming)
      return response
    } catch (error) {
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }

  return <E extends Endpoint>(endpoint: E, input: RequestOf<E>, callOptions: CallOptions = {}) => {
    const origin = new Error()
    const response = run(endpoint, input, callOptions).catch((error: unknown) => {
      addOrigin(error, origin)
      throw error
    })
    return asCall(response as Promise<PortalResponse<ResultOf<E>>>)
  }
}
