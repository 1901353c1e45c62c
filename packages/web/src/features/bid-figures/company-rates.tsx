import { shortNameOf } from '@zhushutong/domain/divisions'
import { engineeringTypeLabel } from '@zhushutong/domain/records'
import { MoreRows } from '@/lists/more-rows'
import type { CompanyFigures } from './bid-figures.types'
import { RateTable } from './rate-table'

/** The note beside the figures: the period, and the results left out (FIG-01, FIG-03, FIG-04). */
export function HowCounted({ from, to }: { from: string; to: string }) {
  return (
    <p className="mt-3 text-12 text-ink-3">
      {`统计 ${from} 至 ${to} 已收录的中标结果。中标率只计公布了落标单位的项目；下浮率为中标价比控制价（预算金额）低的比例，只计人民币金额且两者都有的中标。未收录不代表没有。`}
    </p>
  )
}

export function CompanyRates({
  figures,
  ownerHref,
  marketHref,
}: {
  figures: CompanyFigures
  ownerHref: (id: string) => string
  marketHref: (query: { readonly region?: string; readonly type?: string }) => string
}) {
  const { byOwner, byRegion, byType, from, to } = figures
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <RateTable
          caption="按工程类型的中标率"
          header="工程类型"
          rows={byType}
          keyOf={({ key }) => key}
          nameOf={({ key }) => <a href={marketHref({ type: key })}>{engineeringTypeLabel(key)}</a>}
        />
        <RateTable
          caption="按地区的中标率"
          header="地区"
          rows={byRegion}
          keyOf={({ key }) => key}
          nameOf={({ key }) => <a href={marketHref({ region: key })}>{shortNameOf(key)}</a>}
          isFolded
        />
        <RateTable
          caption="按业主的中标率"
          header="业主"
          rows={byOwner.records}
          keyOf={({ id }) => id}
          nameOf={({ id, name }) => <a href={ownerHref(id)}>{name}</a>}
        />
        <MoreRows of={byOwner} noun="家业主" />
      </div>
      <HowCounted from={from} to={to} />
    </>
  )
}
