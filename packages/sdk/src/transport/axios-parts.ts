/// <reference path="./axios-internals.d.ts" />
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import CanceledError from 'axios/unsafe/cancel/CanceledError.js'
import AxiosError from 'axios/unsafe/core/AxiosError.js'
import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js'

export { AxiosHeaders }

type Config = InternalAxiosRequestConfig

/** The response of all adapters of the SDK: the body as text, for any status. */
export function buildResponse(
  config: Config,
  status: number,
  statusText: string,
  headers: AxiosHeaders,
  data: string,
): AxiosResponse<string> {
  return { config, status, statusText, headers, data }
}

/** The runtime's code for a failure, ECONNREFUSED; null for a `code` in another form, since it may contain anything. */
export function readFailureCode(cause: unknown): string | null {
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,63}$/.test(code) ? code : null
}

/** The error for a missing answer; `code` is the runtime's code. */
export function buildNoAnswerError(config: Config, cause: unknown): AxiosError {
  if (config.signal?.aborted) return new CanceledError('canceled', config as never)
  return new AxiosError('Network Error', readFailureCode(cause) ?? AxiosError.ERR_NETWORK, config)
}
