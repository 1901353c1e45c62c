import type { HttpError } from '@refinedev/core'
import { type DomainRules, isField } from '@zhushutong/ui/forms/domain-resolver'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { toast } from '@zhushutong/ui/overlays/toast'
import type { FieldValues, RegisterOptions, UseFormRegister } from 'react-hook-form'

interface StaffForm<V extends FieldValues> extends Partial<DomainRules<V>> {
  readonly initial: V
  /**
   * Makes the call of the form; null if it was refused, after `onError` was called. `pressed` is the value of the
   * submit button.
   */
  readonly send: (values: V, onError: (error: HttpError) => void, pressed: string) => Promise<unknown>
}

/**
 * A form of the back office: the domain's checks and the gateway's refusals are shown beside their fields, a
 * refusal without a field as a toast.
 */
export function useStaffForm<V extends FieldValues>({ check = () => [], send, ...rest }: StaffForm<V>) {
  const { form, settle, submit } = useDomainForm<V>({
    ...rest,
    check,
    send: async (values, _signal, pressed) => {
      let refusal: Refusal | null = null
      await send(
        values,
        ({ message, errors = {} }) => {
          const fields = Object.entries(errors).map(([name, text]) => ({
            field: name,
            message: String(text),
          }))
          refusal = { message, fields }
          if (!fields.some((problem) => isField(values, problem))) toast(message, 'bad')
        },
        pressed,
      )
      return refusal
    },
  })
  /** A changed field loses its message. */
  const register: UseFormRegister<V> = (name, options) =>
    form.register(name, {
      ...options,
      onChange: (event: unknown) => {
        settle(name)
        return options?.onChange?.(event)
      },
    } as RegisterOptions<V, typeof name>)
  return { ...form, register, submit }
}
