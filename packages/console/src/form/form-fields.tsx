import { Field, Select, Textarea, TextField } from '@zhushutong/ui/fields/field'
import type { ComponentProps } from 'react'
import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { DayControl } from './day-control'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface FormFieldProps<V extends FieldValues> {
  readonly form: Pick<UseFormReturn<V>, 'register' | 'formState'>
  readonly name: Path<V>
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
}

const readError = <V extends FieldValues>({ form, name }: FormFieldProps<V>): string | undefined =>
  (get(form.formState.errors, name) as FieldError | undefined)?.message

type LineProps<V extends FieldValues> = FormFieldProps<V> &
  Pick<ComponentProps<'input'>, 'maxLength' | 'placeholder'> & { readonly isFirst?: boolean }

export function LineField<V extends FieldValues>({ isFirst = false, ...props }: LineProps<V>) {
  const { form, name, ...rest } = props
  return (
    <TextField
      autoComplete="off"
      data-autofocus={isFirst ? '' : undefined}
      error={readError(props)}
      {...rest}
      {...form.register(name)}
    />
  )
}

export function LinesField<V extends FieldValues>({
  rows,
  maxLength,
  ...props
}: FormFieldProps<V> & Pick<ComponentProps<'textarea'>, 'maxLength'> & { rows: number }) {
  const { form, name, ...rest } = props
  return (
    <Field error={readError(props)} {...rest}>
      {(control) => <Textarea {...control} {...form.register(name)} rows={rows} maxLength={maxLength} />}
    </Field>
  )
}

export function ChoiceField<V extends FieldValues>({
  options,
  onChange,
  ...props
}: FormFieldProps<V> & { options: readonly Choice[]; onChange?: () => void }) {
  const { form, name, ...rest } = props
  return (
    <Field error={readError(props)} {...rest}>
      {(control) => (
        <Select {...control} {...form.register(name, { onChange })}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A date field, YYYY-MM-DD or ''. */
export function DayField<V extends FieldValues>(
  props: FormFieldProps<V> & { readonly form: Pick<UseFormReturn<V>, 'control'> },
) {
  const { form, name, ...rest } = props
  return (
    <Field error={readError(props)} {...rest}>
      {(field) => <DayControl {...field} aria-label={props.label} control={form.control} name={name} />}
    </Field>
  )
}

/** A field for a row's position; the lowest comes first. */
export function PositionField<V extends FieldValues>({
  form,
  name,
}: Pick<FormFieldProps<V>, 'form' | 'name'>) {
  return (
    <TextField
      label="顺序"
      type="number"
      min={0}
      hint="小的在前"
      error={readError({ form, name, label: '' })}
      {...form.register(name, { valueAsNumber: true } as object)}
    />
  )
}
