import { credentialsFlag } from '@zhushutong/domain/calls'
import type { AxiosAdapter } from 'axios'
import { AxiosHeaders, buildNoAnswerError, buildResponse } from './axios-parts'

/**
 * An axios adapter over fetch, for browsers, workers and edge runtimes. Cancels by `config.signal`.
 * @param fetcher used instead of the runtime's fetch, which is looked up on every call
 */
export function createFetchAdapter(fetcher?: typeof fetch): AxiosAdapter {
  return async (config) => {
    try {
      const response = await (fetcher ?? fetch)(config.url ?? '', {
        method: config.method?.toUpperCase(),
        headers: config.headers.toJSON() as Record<string, string>,
        body: config.data,
        signal: config.signal as AbortSignal | undefined,
        credentials: credentialsFlag(config.withCredentials === true),
        cache: 'no-store',
      })
      const headers = AxiosHeaders.from(Object.fromEntries(response.headers))
      return buildResponse(config, response.status, response.statusText, headers, await response.text())
    } catch (cause) {
      throw buildNoAnswerError(config, cause)
    }
  }
}

export const fetchAdapter = createFetchAdapter()
