import { FEN_PER_WAN, type RangeOf } from './range-search'

interface Props {
  filterKey: string
  label: string
  of: RangeOf
  /** 'min~max' in the column's own unit, or null. */
  value: string | null
}

const typed = (of: Props['of'], bound: string) =>
  of === 'fen' && bound !== '' ? String(Number(bound) / FEN_PER_WAN) : bound
/** Two bounds of one's own for a filter; amounts are typed in 万元. What becomes of them: `searchRange`. */
export function RangeForm({ filterKey, label, of, value }: Props) {
  const [first = '', second = ''] = (value ?? '').split('~')
  const field = (name: 'min' | 'max', initial: string) => (
    <input
      name={name}
      type={of === 'date' ? 'date' : 'text'}
      inputMode={of === 'date' ? undefined : 'decimal'}
      defaultValue={typed(of, initial)}
      aria-label={`${label}${name === 'min' ? '不低于' : '不高于'}`}
      className={`h-7 rounded-1 border border-line-strong bg-surface px-1.5 ${of === 'date' ? 'w-32' : 'w-16'}`}
    />
  )
  return (
    <form data-range={filterKey} data-range-of={of} className="flex items-center gap-1 text-12 text-ink-3">
      {field('min', first)}–{field('max', second)}
      {of === 'fen' && '万元'}
      <button type="submit" className="px-2 leading-7 text-primary">
        确定
      </button>
      <span role="alert" className="text-bad" />
    </form>
  )
}
