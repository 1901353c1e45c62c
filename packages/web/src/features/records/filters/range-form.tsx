import { FEN_PER_WAN } from '@zhushutong/domain/formatting'
import { DateField } from '@zhushutong/ui/fields/date-field'
import { Input } from '@zhushutong/ui/fields/field'
import type { RangeOf } from './range-search'

interface Props {
  filterKey: string
  label: string
  of: RangeOf
  /** 'min~max' in the column's own unit, or null. */
  value: string | null
}

const typed = (of: Props['of'], bound: string) =>
  of === 'fen' && bound !== '' ? String(Number(bound) / FEN_PER_WAN) : bound
/** A custom range of a filter; amounts are typed in 万元. Submitted by `searchRange`. */
export function RangeForm({ filterKey, label, of, value }: Props) {
  const [first = '', second = ''] = (value ?? '').split('~')
  const messageId = `range-${filterKey}`
  const words = of === 'date' ? { min: '不早于', max: '不晚于' } : { min: '不低于', max: '不高于' }
  const field = (name: 'min' | 'max', initial: string) => {
    const shared = {
      name,
      defaultValue: typed(of, initial),
      'aria-label': `${label}${words[name]}`,
      'aria-describedby': messageId,
    }
    if (of === 'date') return <DateField {...shared} small />
    return (
      <span className="w-16">
        <Input {...shared} inputMode="decimal" small />
      </span>
    )
  }
  return (
    <form
      data-range={filterKey}
      data-range-of={of}
      className="flex flex-wrap items-center gap-1 text-12 text-ink-3"
    >
      {field('min', first)}–{field('max', second)}
      {of === 'fen' && '万元'}
      <button type="submit" className="px-2 leading-7 text-primary">
        确定
      </button>
      <span id={messageId} role="alert" className="text-bad" />
    </form>
  )
}
