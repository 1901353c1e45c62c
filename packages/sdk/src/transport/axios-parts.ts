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

/** No answer arrived; `code` is the runtime's own name for why. */
export const noAnswer = (config: Config, cause: unknown): AxiosError => {
  if (config.signal?.aborted) return new CanceledError('canceled', config as never)
  const code = (cause as { code?: unknown } | null)?.code
  return new AxiosError('Network Error', typeof code === 'string' ? code : AxiosError.ERR_NETWORK, config)
}
