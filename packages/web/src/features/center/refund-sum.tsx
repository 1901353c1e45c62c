import { formatCount, formatPrice } from '@zhushutong/domain/formatting'
import type { RefundCause } from '@zhushutong/domain/purchase'

interface Sum {
  readonly cause: RefundCause

  readonly amount: number
  readonly wallet: number
  readonly points: number
  readonly usedDays: number | null
  readonly differenceFen: number | null
  readonly usedFen: number | null
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className={strong ? 'text-16 font-semibold text-bad' : undefined}>{value}</dd>
    </div>
  )
}

/** The calculation of a refund's amount, so that the buyer can check it (MEM-05, REF-04). */
export function RefundSum({ cause, amount, wallet, points, usedDays, differenceFen, usedFen }: Sum) {
  const deducted = (differenceFen ?? 0) + (usedFen ?? 0)
  return (
    <dl className="grid max-w-130 gap-2 rounded-2 bg-surface-2 p-4">
      {usedDays !== null && (
        <>
          <Line label="实付（含钱包和积分）" value={formatPrice(amount + wallet + points + deducted)} />
          {(differenceFen ?? 0) > 0 && (
            <Line label="扣除：与原价的差额" value={`−${formatPrice(differenceFen ?? 0)}`} />
          )}
          <Line
            label={`扣除：已使用 ${usedDays} 天${cause === 'buyer' ? '，按原价计' : ''}`}
            value={`−${formatPrice(usedFen ?? 0)}`}
          />
        </>
      )}
      {points > 0 && <Line label="退回积分" value={`${formatCount(points)} 分`} />}
      {wallet > 0 && <Line label="退回钱包" value={formatPrice(wallet)} strong={amount === 0} />}
      {amount > 0 && <Line label="原路退回" value={formatPrice(amount)} strong />}
    </dl>
  )
}
