import { isPortalError } from '@zhushutong/sdk/portal'
import { markIncomplete, markUnavailable } from './rendering'

/** The options of a call for one part of a visitor's page, in ms; the page is shown without a part that takes longer. */
export const PART = { timeout: 2_500 } as const
/** For figures that the gateway computes when they are requested. */
export const FIGURES = { timeout: 10_000 } as const
/** For reminders, which every page loads. */
export const REMINDER = { timeout: 1_000 } as const

const failureOf = (error: unknown) => {
  if (isPortalError(error)) return error
  throw error
}

/** A fault of the gateway: no answer, or 5xx. A refusal, such as a missing login, is none. */
const isFault = (status: number | null): boolean => !status || status >= 500

const isFailedLoad = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'error' in result &&
  'status' in result &&
  isFault(Number(result.status))

/** The result of a load; with a fault in place of data the page is incomplete. */
export async function noteFault<T>(load: Promise<T>): Promise<T> {
  const result = await load
  if (isFailedLoad(result)) markIncomplete()
  return result
}

/** The result of the load that a page is for; with a fault in its place the page is unavailable. */
export function noteMainFault<T>(result: T): T {
  if (isFailedLoad(result)) markUnavailable()
  return result
}

/** The result of a call; null if it failed. Without an answer, or after a fault, the page is incomplete. */
export const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    const { status } = failureOf(error)
    if (isFault(status)) markIncomplete()
    return null
  })

/** The result of a call, or the HTTP status of its failure; 503 without an answer. */
export const orStatus = <T>(call: Promise<T>): Promise<T | { readonly status: number }> =>
  call.catch((error: unknown) => ({ status: failureOf(error).status ?? 503 }))
