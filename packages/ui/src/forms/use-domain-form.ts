import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import {
  buildErrors,
  type DomainRules,
  domainResolver,
  type FieldProblem,
  isField,
  WHOLE_FORM,
} from './domain-resolver'

/** The reason of a failed submit, with the fields if the gateway names them. */
export interface Refusal {
  readonly message: string | null
  readonly fields?: readonly FieldProblem[]
}

export interface DomainForm<V extends FieldValues> extends DomainRules<V> {
  readonly initial: V
  readonly problems?: readonly FieldProblem[]
  /** Sends the values; null on success. The signal aborts on unmount; `pressed` is the value of the submit button. */
  readonly send: (values: V, signal: AbortSignal, pressed: string) => Promise<Refusal | null>
  readonly onSent?: () => void
}

const FAILED = '提交失败，请稍后重试'
const showRefusal = <V extends FieldValues>(form: UseFormReturn<V>, { message, fields = [] }: Refusal) => {
  const named = fields.filter((problem) => isField(form.getValues(), problem))
  if (named.length === 0) form.setError(WHOLE_FORM as Path<V>, { type: 'server', message: message ?? FAILED })
  for (const [i, problem] of named.entries())
    form.setError(
      problem.field as Path<V>,
      { type: 'server', message: problem.message },
      { shouldFocus: i === 0 },
    )
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keeps a text that was typed before the scripts ran: the form would replace it by its initial value. */
const keepTyped = <V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>, field: TextField) => {
  if (!('defaultValue' in field) || /^(checkbox|radio|file)$/.test(field.type)) return
  const isTyped = field.value !== field.defaultValue && field.value !== form.getValues(name)
  if (isTyped) form.setValue(name, field.value as PathValue<V, Path<V>>)
}

/**
 * A form whose rules are the domain's checks and the gateway's refusals, both in one shape. Messages are
 * shown beside their fields until the user types there, the focus goes to the first wrong field, and a
 * pending form is not sent again.
 */
export function useDomainForm<V extends FieldValues>(options: DomainForm<V>) {
  const [initialErrors] = useState(() => buildErrors(options.initial, options.problems ?? []))
  const form = useForm<V>({
    defaultValues: options.initial as DefaultValues<V>,
    errors: initialErrors,
    resolver: domainResolver(options),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const onItsWay = useRef<AbortController | null>(null)
  const mounted = useRef(new Set<string>())

  useEffect(() => () => onItsWay.current?.abort(), [])

  const send = (signal: AbortSignal, pressed: string) => async (values: V) => {
    const refusal = await options.send(values, signal, pressed)
    if (signal.aborted) return
    if (refusal === null) options.onSent?.()
    else showRefusal(form, refusal)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (onItsWay.current) return
    const controller = new AbortController()
    const { submitter } = event.nativeEvent
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : ''
    onItsWay.current = controller
    try {
      await form.handleSubmit(send(controller.signal, pressed))(event)
    } catch (error) {
      // After unmount errors are ignored.
      if (!controller.signal.aborted) throw error
    } finally {
      onItsWay.current = null
    }
  }

  const readMessage = (place: string) => (get(errors, place) as { message?: string } | undefined)?.message
  /** Removes messages that became outdated by a change of the field. */
  const clearMessages = (name: Path<V>) => {
    if (readMessage(name) || readMessage(WHOLE_FORM)) form.clearErrors([name, WHOLE_FORM as Path<V>])
  }

  return {
    form,
    isSending: isSubmitting,
    submit,
    settle: clearMessages,
    failure: readMessage(WHOLE_FORM),
    field: (name: Path<V>) => {
      const { ref, ...field } = form.register(name, { onChange: () => clearMessages(name) })
      return {
        ...field,
        ref: (element: TextField | null) => {
          if (element && !mounted.current.has(name)) keepTyped(form, name, element)
          mounted.current.add(name)
          ref(element)
        },
        error: readMessage(name),
      }
    },
  }
}
