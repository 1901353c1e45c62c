import { REQUEST_SETUP_ERROR } from '@zhushutong/domain/errors'
import { abortReason, isPortalError, portalError } from '../errors'
import type { ClientOptions } from './options'

/** The base without its last slash; throws a validation error at once when it is no address. */
export const checkBaseUrl = (baseUrl: string): string => {
  const isPath = baseUrl === '' || baseUrl.startsWith('/')
  if (!isPath && !/^https?:\/\/[^/]/.test(baseUrl))
    throw portalError({
      kind: 'validation',
      message: 'baseUrl 应为 http 或 https 地址',
      fields: [{ field: 'baseUrl', message: '应为 http 或 https 地址' }],
    })
  return baseUrl.replace(/\/+$/, '')
}

/** The token as it is now; null where there is none. */
export const tokenOf = async ({ token, getToken }: ClientOptions): Promise<string | null> => {
  const given = getToken ?? token
  return (typeof given === 'function' ? await given() : given) || null
}

/** Whatever prevents a request from being made rejects in one way (ERR-07); the cause may hold secrets and is dropped. */
export const setUp = async <T>(
  requestId: string,
  signal: AbortSignal,
  prepare: () => Promise<T>,
): Promise<T> => {
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
