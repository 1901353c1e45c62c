import type { HttpError } from '@refinedev/core'
import { toast } from '@zhushutong/ui/overlays/toast'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** Shows the gateway's messages beside their fields; messages without a field as a toast. */
export function showFieldErrors<F extends FieldValues>(
  { message, errors = {} }: HttpError,
  setError: UseFormSetError<F>,
  fields: readonly Path<F>[],
): void {
  const about = fields.filter((field) => errors[field] !== undefined)
  about.forEach((field, i) => {
    setError(field, { message: String(errors[field]) }, { shouldFocus: i === 0 })
  })
  if (about.length === 0) toast(message, 'bad')
}
