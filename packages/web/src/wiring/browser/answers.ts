import type { RecordQuery } from '@zhushutong/domain/records'
import type { CallFailure } from './failure'

/** The result of a call; null if it failed. */
export const orNull = async <T extends object>(
  answer: Promise<T | CallFailure | null>,
): Promise<T | null> => {
  const result = await answer
  return result && 'error' in result ? null : (result as T | null)
}

/** Filters as a request has them. */
export const copyFilters = (filters: RecordQuery['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))
