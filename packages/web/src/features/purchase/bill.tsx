import { formatPrice } from '@zhushutong/domain/formatting'
import type { BillLine } from './product'

/** Lines of a bill that add up to the total; deductions are negative. */
export function Bill({ lines }: { lines: readonly BillLine[] }) {
  return (
    <dl className="grid gap-1.5">
      {lines.map(({ label, fen }) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt className="min-w-0 text-ink-2">{label}</dt>
          <dd className="font-semibold whitespace-nowrap">
            {fen < 0 ? `−${formatPrice(-fen)}` : formatPrice(fen)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
