import type { ZodMiniObject } from 'zod/mini'
import type { Endpoint } from './endpoint'

/**
 * True when the call's own schema accepts a value for a parameter of its path; for servers that forward
 * calls.
 */
export function acceptsPathParameter(endpoint: Endpoint, name: string, value: string): boolean {
  const field = (endpoint.request() as ZodMiniObject).shape[name] as ZodMiniObject | undefined
  return field?.safeParse(value).success ?? false
}
