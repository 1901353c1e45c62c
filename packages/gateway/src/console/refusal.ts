import { CODES, type Failure } from '../platform/http'

export const GONE: Failure = { error: '00404', message: '没有这一条，可能已被删除' }

/** A refusal by a rule of the domain, with its message; `field` shows the message beside that field. */
export function refusedBy(message: string, field?: string): Failure {
  return {
    error: CODES.badRequest,
    message,
    data: { fields: field === undefined ? [] : [{ field, message }] },
  }
}

export function wrongFields(
  fields: ReadonlyArray<{ readonly field: string; readonly message: string }>,
): Failure {
  return { error: CODES.badRequest, message: fields[0]?.message, data: { fields } }
}
