'use client'

import { FEN_PER_WAN } from '@zhushutong/domain/formatting'
import { DateField } from '@zhushutong/ui/fields/date-field'
import { Input } from '@zhushutong/ui/fields/field'
import { type SubmitEvent, use, useState } from 'react'
import { OpenAddressContext } from '@/lists/open-address'
import type { Bound, RangeOf, RangeProblem } from './read-range'

interface Props {
  filterKey: string
  label: string
  of: RangeOf
  /** 'min~max' in the column's own unit, or null. */
  value: string | null
}

const typed = (of: Props['of'], bound: string) =>
  of === 'fen' && bound !== '' ? String(Number(bound) / FEN_PER_WAN) : bound

const findInput = (form: HTMLFormElement, { bounds: [first = 'min'] }: RangeProblem) => {
  const input = form.elements.namedItem(first)
  return input instanceof HTMLInputElement ? input : null
}

/** A custom range of a filter; amounts are typed in 万元. */
export function RangeForm({ filterKey, label, of, value }: Props) {
  const [first = '', second = ''] = (value ?? '').split('~')
  const openAddress = use(OpenAddressContext)
  const [problem, setProblem] = useState<RangeProblem | null>(null)
  const messageId = `range-${filterKey}`
  const words = of === 'date' ? { min: '不早于', max: '不晚于' } : { min: '不低于', max: '不高于' }
  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { rangeHref, readRange } = await import('./read-range')
    const range = readRange(of, new FormData(form))
    setProblem(range.problem)
    if (range.problem === null) openAddress(rangeHref(filterKey, range.value, location))
    else findInput(form, range.problem)?.focus()
  }
  const field = (name: Bound, initial: string) => {
    const shared = {
      name,
      defaultValue: typed(of, initial),
      'aria-label': `${label}${words[name]}`,
      'aria-describedby': messageId,
      'aria-invalid': problem?.bounds.includes(name) || undefined,
    }
    if (of === 'date') return <DateField {...shared} small />
    return (
      <span className="w-16">
        <Input {...shared} inputMode="decimal" small />
      </span>
    )
  }
  return (
    <form onSubmit={search} className="flex flex-wrap items-center gap-1 text-12 text-ink-3">
      {field('min', first)}–{field('max', second)}
      {of === 'fen' && '万元'}
      <button type="submit" className="px-2 leading-7 text-primary">
        确定
      </button>
      <span id={messageId} role="alert" className="text-bad">
        {problem?.message}
      </span>
    </form>
  )
}
