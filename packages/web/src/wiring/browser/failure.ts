import { isPortalError } from '@zhushutong/sdk/portal'

export interface CallFailure {
  readonly error: string
  readonly message: string | null
  /** Messages for the fields that the gateway names. */
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

/**
 * The result of a call, or its failure as data.
 * @param fieldOfCode fields by error code, for errors in which the gateway names no field
 */
export async function orFailure<T>(
  call: Promise<T>,
  fieldOfCode: Readonly<Record<string, string>> = {},
): Promise<T | CallFailure> {
  try {
    return await call
  } catch (error) {
    if (!isPortalError(error)) throw error
    const { code, kind, message } = error
    const field = code === null ? undefined : fieldOfCode[code]
    const named = kind === 'validation' ? error.fields : []
    return { error: code ?? kind, message, fields: field ? [{ field, message }] : named }
  }
}

/** null on success, or the failure of a call as data. */
export function orRefusal(
  call: Promise<unknown>,
  fieldOfCode?: Readonly<Record<string, string>>,
): Promise<CallFailure | null> {
  return orFailure(
    call.then(() => null),
    fieldOfCode,
  )
}
