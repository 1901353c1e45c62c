import { REQUEST_SETUP_ERROR } from '@zhushutong/domain/portal/errors'
import { abortReason, isPortalError, type PortalError, portalError } from '../errors'
import type { CallOptions, ClientOptions } from './options'

const refuseOption = (field: string, message: string): PortalError =>
  portalError({ kind: 'validation', message: `${field} ${message}`, fields: [{ field, message }] })

/** The base URL without its trailing slash; throws a validation error at once if it is invalid. */
export function checkBaseUrl(baseUrl: unknown): string {
  const refuse = () => refuseOption('baseUrl', '应为 http 或 https 地址')
  if (typeof baseUrl !== 'string') throw refuse()
  if (/[?#\s]/.test(baseUrl)) throw refuseOption('baseUrl', '不能带参数（?）、锚点（#）或空白')
  if (/^[^/]*\/\/[^/]*@/.test(baseUrl)) throw refuseOption('baseUrl', '不能带用户名或密码')
  const isPath = baseUrl === '' || baseUrl.startsWith('/')
  if (!isPath && !/^https?:\/\/[^/]/.test(baseUrl)) throw refuse()
  return baseUrl.replace(/\/+$/, '')
}

type Limits = Pick<
  ClientOptions & CallOptions,
  'timeout' | 'tryTimeout' | 'retries' | 'maxResponseBytes' | 'signal'
>

/** Throws a validation error for options that are no object, a limit that is no number from 0, and a wrong signal. */
export function checkOptions(options: Limits): void {
  if (typeof options !== 'object' || options === null) throw refuseOption('options', '应为对象')
  const { timeout, tryTimeout, retries, maxResponseBytes, signal } = options
  if (signal && typeof signal.addEventListener !== 'function')
    throw refuseOption('signal', '应为 AbortSignal')
  for (const [field, value] of Object.entries({ timeout, tryTimeout, retries, maxResponseBytes }))
    if (value !== undefined && !(typeof value === 'number' && value >= 0))
      throw refuseOption(field, '应为不小于 0 的数')
}

/** The error of a value that no request can be made with; it names the option, never its value. */
export function buildOptionError(option: string, problem: string, requestId: string): PortalError {
  return portalError({
    kind: 'network',
    message: `${REQUEST_SETUP_ERROR}：${option} ${problem}`,
    code: 'SETUP',
    requestId,
    retryable: false,
  })
}

/**
 * Any failure before a request is sent rejects with the same error (ERR-07); the cause may contain secrets and is
 * dropped.
 */
export async function catchSetUpFailure<T>(
  requestId: string,
  signal: AbortSignal,
  prepare: () => Promise<T>,
): Promise<T> {
  try {
    return await prepare()
  } catch (error) {
    if (signal.aborted) throw abortReason(signal)
    if (isPortalError(error)) throw error
    throw portalError({
      kind: 'network',
      message: REQUEST_SETUP_ERROR,
      code: 'SETUP',
      requestId,
      retryable: false,
    })
  }
}
