import { CODES, type Failure } from '../../platform/http'

/** The row is not there, or not any more. */
export const GONE: Failure = { error: '00404', message: '没有这一条，可能已被删除' }

/** What a rule of the domain refuses, in its words; `field` shows it beside the field. */
export function refusedBy(message: string, field?: string): Failure {
  return {
    error: CODES.badRequest,
    message,
    data: { fields: field === undefined ? [] : [{ field, message }] },
  }
}

/** Fields that the domain refuses. */
export function wrongFields(
  fields: ReadonlyArray<{ readonly field: string; readonly message: string }>,
): Failure {
  return { error: CODES.badRequest, message: fields[0]?.message, data: { fields } }
}
