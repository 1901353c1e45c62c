import { describeRateGap, type OwnTally, ownWinRate } from '@zhushutong/domain/leads'
import { TitledCard } from '@zhushutong/ui/layout/card'
import type { ReactNode } from 'react'
import { WinRateText } from '@/features/bid-figures/figure-cells'
import { orNull } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { centerHref, MY_COMPANY } from './section-address'

function Rate({ label, figure, basis }: { label: string; figure: ReactNode; basis: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="text-20 font-semibold">{figure}</dd>
      <dd className="text-12 text-ink-2">{basis}</dd>
    </div>
  )
}

const formatPending = (pending: number): string => (pending > 0 ? `另有 ${pending} 个已投，等结果` : '')

/** The win rate by the reader's own record, beside that of the own company from public results (LEA-05). */
export async function OwnRate({ tally, reader: { calls } }: { tally: OwnTally; reader: Reader }) {
  const mine = await orNull(calls.myCompany.get())
  const record = mine?.record
  const figures = record ? await orNull(calls.bidFigures.company({ id: record.id })) : null
  const own = ownWinRate(tally)
  const gap = figures && describeRateGap(own, figures.total)
  const published = () => {
    if (figures) return `“${figures.name}”近三年，只算公布了落选单位的结果`
    if (record) return '没有加载出来，请稍后刷新页面'
    return (
      <a href={centerHref(MY_COMPANY)} className="text-primary">
        选择我的企业后对照
      </a>
    )
  }
  return (
    <TitledCard title="自己的中标率" note={gap ?? undefined}>
      <dl className="grid gap-4 md:grid-cols-2">
        <Rate
          label="自己的记录"
          figure={<WinRateText tally={own} />}
          basis={
            own.bids === 0
              ? ['把招标标记为中标或未中后得出', formatPending(own.pending)].filter(Boolean).join('；')
              : ['您标记为中标或未中的招标', formatPending(own.pending)].filter(Boolean).join('；')
          }
        />
        <Rate
          label="公开结果"
          figure={figures ? <WinRateText tally={figures.total} /> : <span className="nothing">未知</span>}
          basis={published()}
        />
      </dl>
      <p className="mt-3 text-12 text-ink-3">
        两者口径不同：自己的记录包括没有公布落选单位的项目，只到您记下的为止；公开结果没有记录落选的投标时不计。
      </p>
    </TitledCard>
  )
}
