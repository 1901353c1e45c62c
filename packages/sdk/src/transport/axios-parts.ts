/// <reference path="./axios-internals.d.ts" />
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import CanceledError from 'axios/unsafe/cancel/CanceledError.js'
import AxiosError from 'axios/unsafe/core/AxiosError.js'
import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js'

export { AxiosError, AxiosHeaders, CanceledError }

type Config = InternalAxiosRequestConfig

/** What every adapter of ours resolves with: the body as text, whatever the status. */
export const answerOf = (
  config: Config,
  status: number,
  statusText: string,
  headers: AxiosHeaders,
  data: string,
): AxiosResponse<string> => ({ config, status, statusText, headers, data })

/** What the runtime calls a failure, ECONNREFUSED; null for a `code` that is no such name, since it may hold anything. */
export const failureName = (cause: unknown): string | null => {
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,63}$/.test(code) ? code : null
}

/** No answer arrived; `code` is the runtime's own name for why. */
export const noAnswer = (config: Config, cause: unknown): AxiosError => {
  if (config.signal?.aborted) return new CanceledError('canceled', config as never)
  return new AxiosError('Network Error', failureName(cause) ?? AxiosError.ERR_NETWORK, config)
}
