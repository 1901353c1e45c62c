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

/** The Authorization header's value; a bare token is a bearer's. */
export const authorizationOf = async (token: ClientOptions['token']): Promise<string | undefined> => {
  const value = typeof token === 'function' ? await token() : token
  if (!value) return undefined
  return value.includes(' ') ? value : `Bearer ${value}`
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
