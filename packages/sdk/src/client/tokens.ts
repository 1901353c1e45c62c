import type { CallFacts } from '../contract/shape/endpoint'
import { isPortalError } from '../errors'
import type { ClientOptions, RequestOptions, TokenRequest } from './options'
import { buildOptionError } from './set-up'

interface TokenUse {
  readonly call: Pick<CallFacts, 'access'>
  readonly requestId: string
  readonly options?: RequestOptions
}

/**
 * Creates the function that makes a try with the current token (null: none). If the gateway refuses the token, the
 * client's function is asked for another one, once, and the try is repeated with it: a refused call has done nothing.
 */
export function createTokenUser({ token, getToken }: ClientOptions) {
  const source = getToken ?? token
  const ask = async (request: TokenRequest, requestId: string): Promise<string | null> => {
    if (typeof source !== 'function') return source || null
    try {
      return (await source(request)) || null
    } catch {
      // The cause may contain secrets.
      throw buildOptionError(getToken ? 'getToken' : 'token', '抛出了错误', requestId)
    }
  }

  return async <T>(
    { call, requestId, options }: TokenUse,
    run: (token: string | null) => Promise<T>,
  ): Promise<T> => {
    if (call.access === 'none') return run(null)
    if (options?.token !== undefined) return run(options.token || null)
    const current = await ask({}, requestId)
    try {
      return await run(current)
    } catch (error) {
      if (current === null || typeof source !== 'function' || !isPortalError(error, 'unauthorized'))
        throw error
      const next = await ask({ refused: current }, requestId)
      if (next === current) throw error
      return run(next)
    }
  }
}
