import type { CallFacts } from '../contract/shape/endpoint'
import { isPortalError, type PortalError } from '../errors'
import { runtimeClock } from '../transport/clock'
import type { Incoming } from '../transport/send'
import type { ClientOptions } from './options'

/** A call in progress, for reporting. */
export interface CallInProgress {
  readonly call: Pick<CallFacts, 'method' | 'path'>
  readonly requestId: string
  readonly started: number
  tries: number
}

/** Runs a function of the caller; its failure is printed and must not become that of the call. */
export function runHook(hook: () => unknown): void {
  const print = (error: unknown) => console.error('@zhushutong/sdk: a hook failed', error)
  try {
    Promise.resolve(hook()).catch(print)
  } catch (error) {
    print(error)
  }
}

/** Reports the end of a call to the logger and `onResponse`. */
export function createReporter({ logger, onResponse, clock = runtimeClock }: ClientOptions) {
  return (
    { call, started, ...course }: CallInProgress,
    end: Pick<Incoming, 'status' | 'requestId'> | PortalError,
  ) => {
    if (!logger && !onResponse) return
    const error = isPortalError(end) ? end : undefined
    const facts = {
      method: call.method,
      path: call.path,
      ...course,
      requestId: end.requestId ?? course.requestId,
      status: end.status,
      duration: clock.elapsed() - started,
    }
    if (logger)
      runHook(() =>
        error
          ? logger.warn('portal call failed', { ...facts, kind: error.kind, code: error.code })
          : logger.debug('portal call', facts),
      )
    if (onResponse) runHook(() => onResponse(error ? { ...facts, error } : facts))
  }
}

/**
 * Adds the caller's lines to the stack of a failure, which begins in a timer or a socket otherwise.
 * @param origin an error created when the call was made
 */
export function addOrigin(error: unknown, origin: Error): void {
  if (!isPortalError(error)) return
  const frames = origin.stack?.split('\n').filter((line) => !line.startsWith('Error')) ?? []
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n')
}
