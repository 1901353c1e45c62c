'use client'

import { useId } from 'react'
import { Input, Select } from '@/ui/field'
import type { FormField } from './form-model'
import { RegionField } from './region-field'

// The controls fill what holds them.
const WIDTH = { wan: 'w-28', count: 'w-24', times: 'w-16', day: 'w-40', option: 'max-w-60' } as const

interface Props {
  group: string
  field: FormField
  value: string
  error?: string
  onChange: (value: string) => void
}

function Control({ group, field, value, error, onChange, errorId }: Props & { errorId: string }) {
  const { key, label, type, choices } = field
  const shared = {
    name: `${group}.${key}`,
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
    value,
  }
  if (type === 'region')
    return (
      <RegionField
        name={shared.name}
        label={label}
        provinces={choices}
        value={value}
        error={error}
        errorId={errorId}
        onChange={onChange}
      />
    )
  if (type === 'option')
    return (
      <Select {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">不限</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  if (type === 'day')
    return <Input {...shared} type="date" onChange={(event) => onChange(event.target.value)} />
  return (
    <Input
      {...shared}
      type="text"
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      placeholder={type === 'times' ? '1' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** One field of a condition with its words, unit and what is wrong with it. */
export function ConditionField(props: Props) {
  const id = useId()
  const { field, error } = props
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {/* The control bears the same words as its name. */}
        <span aria-hidden="true" className="text-ink-2">
          {field.label}
        </span>
        <span className={field.type === 'region' ? 'contents' : WIDTH[field.type]}>
          <Control {...props} errorId={id} />
        </span>
        {field.unit && <span className="text-ink-3">{field.unit}</span>}
      </div>
      {error && (
        <p id={id} role="alert" className="text-12 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
