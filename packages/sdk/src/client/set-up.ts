import { REQUEST_SETUP_ERROR } from '@zhushutong/domain/portal/errors'
import { abortReason, isPortalError, portalError } from '../errors'
import type { ClientOptions } from './options'

/** The base URL without its trailing slash; throws a validation error at once if it is invalid. */
export function checkBaseUrl(baseUrl: string): string {
  const isPath = baseUrl === '' || baseUrl.startsWith('/')
  if (!isPath && !/^https?:\/\/[^/]/.test(baseUrl))
    throw portalError({
      kind: 'validation',
      message: 'baseUrl 应为 http 或 https 地址',
      fields: [{ field: 'baseUrl', message: '应为 http 或 https 地址' }],
    })
  return baseUrl.replace(/\/+$/, '')
}

/** Gets the current token; null if there is none. */
export async function getCurrentToken({ token, getToken }: ClientOptions): Promise<string | null> {
  const readToken = getToken ?? token
  return (typeof readToken === 'function' ? await readToken() : readToken) || null
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
