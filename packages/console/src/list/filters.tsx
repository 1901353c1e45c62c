import { endOfDay, formatDate, parseDay } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { DateField } from '@zhushutong/ui/fields/date-field'
import { Input, Select } from '@zhushutong/ui/fields/field'
import { SearchIcon } from '@zhushutong/ui/icon'
import { useEffect, useState } from 'react'

/** A filter of a list, by the field name of its call. */
export type Filter =
  | {
      /** 'choice' shows chips; 'select' is for many options. */
      readonly kind: 'choice' | 'select'
      readonly field: string
      readonly label: string
      readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
    }
  | { readonly kind: 'words'; readonly field: string; readonly label: string }
  /** A period of two days, sent as the first ms of one and the last ms of the other. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string; readonly label: string }

export type FilterValues = Readonly<Record<string, string | number | undefined>>

type ChoiceFilter = Extract<Filter, { readonly options: unknown }>

interface FilterProps<F extends Filter> {
  readonly filter: F
  readonly values: FilterValues
  readonly onChange: (values: FilterValues) => void
}

function Choice({ filter: { field, label, options }, values, onChange }: FilterProps<ChoiceFilter>) {
  const chosen = values[field]
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">{label}</legend>
      {[{ value: undefined, label: '全部' }, ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          className="chip"
          aria-current={chosen === option.value || undefined}
          aria-pressed={chosen === option.value}
          onClick={() => onChange({ ...values, [field]: option.value })}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

function Chosen({ filter: { field, label, options }, values, onChange }: FilterProps<ChoiceFilter>) {
  return (
    <Select
      aria-label={label}
      className="h-8! w-44!"
      value={values[field] ?? ''}
      onChange={({ target }) => onChange({ ...values, [field]: target.value || undefined })}
    >
      <option value="">全部{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

function Words({
  filter: { field, label },
  values,
  onChange,
}: FilterProps<Extract<Filter, { kind: 'words' }>>) {
  const value = String(values[field] ?? '')
  const [typed, setTyped] = useState(value)
  // Needed when the conditions are cleared, or the browser goes back.
  useEffect(() => setTyped(value), [value])
  return (
    <search>
      <form
        className="flex gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...values, [field]: typed.trim() || undefined })
        }}
      >
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={50}
          className="h-8! w-64!"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') onChange({ ...values, [field]: undefined })
          }}
        />
        <Button type="submit" variant="text" size="small" aria-label={`查找：${label}`}>
          <SearchIcon />
        </Button>
      </form>
    </search>
  )
}

const dayText = (value: string | number | undefined) =>
  value === undefined || value === '' ? '' : formatDate(Number(value))

function Days({
  filter: { from, to, label },
  values,
  onChange,
}: FilterProps<Extract<Filter, { kind: 'days' }>>) {
  const pick = (field: string, typed: string, last: boolean) => {
    const at = parseDay(typed)
    // An incomplete date: the list is not reloaded.
    if (at === null && typed !== '') return
    onChange({ ...values, [field]: at === null ? undefined : last ? endOfDay(at) : at })
  }
  const day = (field: string, word: string, last: boolean) => (
    <DateField
      small
      aria-label={`${label}，${word}`}
      defaultValue={dayText(values[field])}
      onChange={(text) => pick(field, text, last)}
    />
  )
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 text-ink-3">
      <legend className="sr-only">{label}</legend>
      {day(from, '从', false)}至{day(to, '到', true)}
    </fieldset>
  )
}

function One({ filter, ...rest }: { filter: Filter } & Omit<FilterProps<Filter>, 'filter'>) {
  if (filter.kind === 'words') return <Words filter={filter} {...rest} />
  if (filter.kind === 'days') return <Days filter={filter} {...rest} />
  return filter.kind === 'select' ? (
    <Chosen filter={filter} {...rest} />
  ) : (
    <Choice filter={filter} {...rest} />
  )
}

export function Filters({
  filters,
  ...rest
}: { filters: readonly Filter[] } & Omit<FilterProps<Filter>, 'filter'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5">
      {filters.map((filter) => (
        <One key={filter.label} filter={filter} {...rest} />
      ))}
    </div>
  )
}
