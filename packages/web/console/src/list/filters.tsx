import { endOfDay, formatDate, parseDay } from '@zhushutong/domain/formatting'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Input } from '@/ui/field'
import { SearchIcon } from '@/ui/icon'

/** A filter of a list, by the name of the call's field. */
export type Filter =
  | {
      readonly kind: 'choice'
      readonly field: string
      readonly label: string
      readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
    }
  | { readonly kind: 'words'; readonly field: string; readonly label: string }
  /** Two days, sent as the first and the last ms of them. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string; readonly label: string }

export type FilterValues = Readonly<Record<string, string | number | undefined>>

interface FilterProps<K extends Filter['kind']> {
  readonly filter: Extract<Filter, { kind: K }>
  readonly values: FilterValues
  readonly onChange: (values: FilterValues) => void
}

function Choice({ filter: { field, label, options }, values, onChange }: FilterProps<'choice'>) {
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

function Words({ filter: { field, label }, values, onChange }: FilterProps<'words'>) {
  const [typed, setTyped] = useState(String(values[field] ?? ''))
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

function Days({ filter: { from, to, label }, values, onChange }: FilterProps<'days'>) {
  const pick = (field: string, day: string, last: boolean) => {
    const at = parseDay(day)
    onChange({ ...values, [field]: at === null ? undefined : last ? endOfDay(at) : at })
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 text-ink-3">
      <legend className="sr-only">{label}</legend>
      <Input
        type="date"
        aria-label={`${label}，从`}
        className="h-8! w-36!"
        value={dayText(values[from])}
        onChange={({ target }) => pick(from, target.value, false)}
      />
      至
      <Input
        type="date"
        aria-label={`${label}，到`}
        className="h-8! w-36!"
        value={dayText(values[to])}
        onChange={({ target }) => pick(to, target.value, true)}
      />
    </fieldset>
  )
}

function One({ filter, ...rest }: { filter: Filter } & Omit<FilterProps<'words'>, 'filter'>) {
  if (filter.kind === 'choice') return <Choice filter={filter} {...rest} />
  if (filter.kind === 'days') return <Days filter={filter} {...rest} />
  return <Words filter={filter} {...rest} />
}

/** The filters above a list. */
export function Filters({
  filters,
  ...rest
}: { filters: readonly Filter[] } & Omit<FilterProps<'words'>, 'filter'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5">
      {filters.map((filter) => (
        <One key={filter.label} filter={filter} {...rest} />
      ))}
    </div>
  )
}
