'use client'

import { type FormEvent, useState } from 'react'

const FEN_PER_WAN = 1_000_000

interface Props {
  filterKey: string
  label: string
  of: 'fen' | 'count' | 'date'
  /** 'min~max' in the column's own unit, or null. */
  value: string | null
}

const typed = (of: Props['of'], bound: string) =>
  of === 'fen' && bound !== '' ? String(Number(bound) / FEN_PER_WAN) : bound
const stored = (of: Props['of'], bound: string) =>
  of === 'fen' && bound !== '' ? String(Math.round(Number(bound) * FEN_PER_WAN)) : bound

const problemOf = (of: Props['of'], min: string, max: string): string | null => {
  if (min === '' && max === '') return '请至少填写一端'
  if (of !== 'date' && [min, max].some((b) => b !== '' && !(Number(b) >= 0))) return '请填写不小于 0 的数字'
  const isReversed = of === 'date' ? min > max : Number(min) > Number(max)
  return min !== '' && max !== '' && isReversed ? '前一项不能大于后一项' : null
}

/** Two bounds of one's own for a filter; amounts are typed in 万元. Goes to the list's first page. */
export function RangeForm({ filterKey, label, of, value }: Props) {
  const [first = '', second = ''] = (value ?? '').split('~')
  const [problem, setProblem] = useState<string | null>(null)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const min = String(data.get('min')).trim()
    const max = String(data.get('max')).trim()
    const wrong = problemOf(of, min, max)
    setProblem(wrong)
    if (wrong) return
    const search = new URLSearchParams(location.search)
    search.set(filterKey, `${stored(of, min)}~${stored(of, max)}`)
    location.assign(`${location.pathname.replace(/p\d+\.html$/, '')}?${search}`)
  }

  const field = (name: 'min' | 'max', initial: string) => (
    <input
      name={name}
      type={of === 'date' ? 'date' : 'text'}
      inputMode={of === 'date' ? undefined : 'decimal'}
      defaultValue={typed(of, initial)}
      aria-label={`${label}${name === 'min' ? '不低于' : '不高于'}`}
      aria-invalid={problem !== null || undefined}
      className={`h-7 rounded-1 border border-line-strong bg-surface px-1.5 ${of === 'date' ? 'w-32' : 'w-16'}`}
    />
  )
  return (
    <form onSubmit={apply} className="flex items-center gap-1 text-12 text-ink-3">
      {field('min', first)}–{field('max', second)}
      {of === 'fen' && '万元'}
      <button type="submit" className="px-2 leading-7 text-primary">
        确定
      </button>
      {problem && (
        <span role="alert" className="text-bad">
          {problem}
        </span>
      )}
    </form>
  )
}
