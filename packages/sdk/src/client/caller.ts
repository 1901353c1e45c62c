import { callLimitMs } from '@zhushutong/domain/calls'
import { toHex } from '../crypto/bytes'
import { isPortalError, portalError } from '../errors'
import { runtimeClock } from '../transport/clock'
import { withDeadline } from '../transport/deadline'
import { withRetries } from '../transport/retry'
import { type ClientCall, loadChecks } from './call'
import type { Call, CallOptions, ClientOptions, PortalResponse } from './options'
import type { Platform } from './platform'
import { addOrigin, type CallInProgress, createReporter } from './report'
import { checkOptions } from './set-up'
import { buildTarget } from './target'
import { createTries } from './tries'

/** Makes any call; the types of its input and result are those of the client's methods. */
export type Caller = (call: ClientCall, input: unknown, options?: CallOptions) => Call<unknown>

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
const readKey = ({ keyed, path }: ClientCall, { idempotencyKey }: CallOptions): string | undefined => {
  if (idempotencyKey === undefined) return keyed ? newRequestId() : undefined
  if (!keyed) throw wrongKey(`这个调用不支持幂等键：${path}`)
  if (!KEY.test(idempotencyKey)) throw wrongKey('幂等键应为 1 到 64 位字母、数字或 . _ : -')
  return idempotencyKey
}

/** Creates the function through which all resources of a client make their calls. */
export function createCaller(options: ClientOptions, platform: Platform): Caller {
  checkOptions(options)
  const clock = options.clock ?? runtimeClock
  const tryOnce = createTries(options, platform)
  const report = createReporter(options)

  const run = async (
    call: ClientCall,
    input: unknown,
    callOptions: CallOptions,
  ): Promise<PortalResponse<unknown>> => {
    checkOptions(callOptions)
    const started = clock.elapsed()
    const requestId = newRequestId()
    const course: CallInProgress = { call, requestId, started, tries: 0 }
    const limit = callOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, call.timeout)
    const tryLimit = callOptions.tryTimeout ?? options.tryTimeout

    const sendChecked = async (signal: AbortSignal) => {
      const checks = await loadChecks(call, requestId)
      const target = buildTarget(call, checks.readInput(input))
      const idempotencyKey = readKey(call, callOptions)
      const isSafe = call.idempotent || idempotencyKey !== undefined
      const policy = {
        ...platform,
        retries: isSafe ? (callOptions.retries ?? options.retries ?? RETRIES) : 0,
        pause: (ms: number, signal: AbortSignal) => platform.pause(ms, signal, clock),
        timeLeft: () => started + limit - clock.elapsed(),
      }
      const once = (signal: AbortSignal) => {
        course.tries += 1
        return tryOnce({ call, target, requestId, idempotencyKey, isSafe, options: callOptions, signal })
      }
      const incoming = await withRetries(policy, signal, () =>
        tryLimit === undefined ? once(signal) : withDeadline(tryLimit, signal, requestId, once, clock),
      )
      return { ...incoming, data: checks.checkResult(incoming.data, incoming.requestId) }
    }

    try {
      const response = await withDeadline(limit, callOptions.signal, requestId, sendChecked, clock)
      report(course, response)
      return response
    } catch (error) {
      // A refused input is no call.
      const isRefused = isPortalError(error, 'validation') && course.tries === 0
      if (isPortalError(error) && !isRefused) report(course, error)
      throw error
    }
  }

  return (call, input, callOptions = {}) => {
    const origin = new Error()
    const response = run(call, input, callOptions).catch((error: unknown) => {
      addOrigin(error, origin)
      throw error
    })
    return asCall(response)
  }
}
