import { MAX_EXPORT_ITEMS, trialExportText } from '@zhushutong/domain/export'
import { formatCount, formatPrice } from '@zhushutong/domain/formatting'
import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { cx } from '@zhushutong/ui/cx'
import type { ReactNode } from 'react'
import type { ExportOffer } from './export.types'

const count = (n: number) => `${formatCount(n)} 条`

function Line({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right">{children}</dd>
      {note && <dd className="basis-full text-12 text-ink-3">{note}</dd>}
    </div>
  )
}

/** The contents of an export, its free part this month, and the price of the rest (MEM-02). */
export function OfferTable({ offer }: { offer: ExportOffer }) {
  const { items, free, extra, fen, left, allowance, foundIsCapped } = offer
  const trial = trialExportText(allowance)
  return (
    <dl className="grid gap-2 rounded-2 bg-surface-2 p-4">
      <Line
        label="本次导出"
        note={
          foundIsCapped && `单次最多 ${count(MAX_EXPORT_ITEMS)}，按当前排序导出前面的部分；增加条件可分批导出`
        }
      >
        <b>{count(items)}</b>
      </Line>
      <Line label="本月免费额度" note={trial}>
        剩余 {count(left)}（每月 {count(allowance)}）
      </Line>
      <Line label="使用免费额度">{count(free)}</Line>
      {extra > 0 && (
        <Line label="超出部分">
          {count(extra)} × {SVIP_BENEFITS.extraExportFen / 100} 元
        </Line>
      )}
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="text-ink-2">应付</dt>
        <dd className={cx('text-20 font-semibold', fen === 0 ? 'text-ok' : 'text-bad')}>
          {fen === 0 ? '免费' : formatPrice(fen)}
        </dd>
      </div>
    </dl>
  )
}
