'use client'

import { DateField } from '@zhushutong/ui/fields/date-field'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { Input, Select } from '@zhushutong/ui/fields/field'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { FormField, FormValues } from './form.types'
import { RegionField } from './region-field'

// The controls fill their container.
const WIDTH = { wan: 'w-28', count: 'w-24', times: 'w-16', day: 'w-40', option: 'max-w-60' } as const

interface Props {
  group: string
  /** Index of the group's row. */
  place: number
  field: FormField
  control: Control<FormValues>
  /** Called after a change of the field: its message is outdated. */
  onSettle: (name: FieldName) => void
}

export type FieldName = `rows.${string}.${number}.${string}`

interface ControlProps {
  field: FormField
  /** The form field's name; the n-th values of a name belong together. */
  name: string
  value: string
  error?: string
  errorId: string
  refer: (element: HTMLInputElement | HTMLSelectElement | null) => void
  onChange: (value: string) => void
}

function Typed({ field, name, value, error, errorId, refer, onChange }: ControlProps) {
  const { label, type, choices } = field
  const shared = {
    name,
    ref: refer,
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (type === 'region')
    return (
      <RegionField
        name={name}
        label={label}
        provinces={choices}
        value={value}
        error={error}
        errorId={errorId}
        refer={refer}
        onChange={onChange}
      />
    )
  if (type === 'option')
    return (
      <Select {...shared}>
        <option value="">不限</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  if (type === 'day') return <DateField {...shared} onChange={onChange} />
  return (
    <Input
      {...shared}
      type="text"
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      placeholder={type === 'times' ? '1' : undefined}
    />
  )
}

/** A field of a condition with label, unit and message; typing renders only this field. */
export function ConditionField({ group, place, field, control, onSettle }: Props) {
  const id = useId()
  const name: FieldName = `rows.${group}.${place}.${field.key}`
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ control, name })
  const change = (typed: string) => {
    onChange(typed)
    onSettle(name)
  }
  const early = useEarlyInput<HTMLInputElement | HTMLSelectElement>((typed) => change(typed.value))
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {/* Hidden from screen readers: the control's accessible name has the same text. */}
        <span aria-hidden="true" className="text-ink-2">
          {field.label}
        </span>
        <span className={field.type === 'region' ? 'contents' : WIDTH[field.type]}>
          <Typed
            field={field}
            name={`${group}.${field.key}`}
            value={value ?? ''}
            error={error?.message}
            errorId={id}
            refer={(element) => {
              ref(element)
              early.current = element
            }}
            onChange={change}
          />
        </span>
        {field.unit && <span className="text-ink-3">{field.unit}</span>}
      </div>
      {error && (
        <p id={id} role="alert" className="text-12 text-bad">
          {error.message}
        </p>
      )}
    </div>
  )
}
