import { type HttpError, useCustom } from '@refinedev/core'
import { USAGE_PERIODS, type UsagePeriod } from '@zhushutong/domain/tracking'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { type ReactNode, useState } from 'react'

type Usage = StaffContract['usage']
type Period = `${UsagePeriod}`

const PERIODS = USAGE_PERIODS.map((days) => ({ value: `${days}` as const, label: `近 ${days} 天` }))
const COUNT = new Intl.NumberFormat('en-US')

export function count(value: number): string {
  return COUNT.format(value)
}

/** Figures of a selectable period, in a card. */
export function Figures<N extends 'pages' | 'funnel'>({
  call,
  title,
  note,
  children,
}: {
  readonly call: N
  readonly title: string
  readonly note: string
  readonly children: (figures: ResultOf<Usage[N]>) => ReactNode
}) {
  const [period, setPeriod] = useState<Period>('30')
  const { query, result } = useCustom<ResultOf<Usage[N]> & Record<string, unknown>, HttpError>({
    url: `usage/${call}`,
    method: 'post',
    config: { payload: { period } },
    errorNotification: false,
  })
  return (
    <section className="card min-w-0" aria-labelledby={`usage-${call}`}>
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 pb-3">
        <h2 id={`usage-${call}`} className="text-16 font-semibold">
          {title}
        </h2>
        <div className="ml-auto">
          <Tabs
            label={`${title}的时段`}
            name={`period-${call}`}
            options={PERIODS}
            value={period}
            onChange={setPeriod}
          />
        </div>
      </header>
      <p className="px-4 pb-3 text-12 text-ink-3">{note}</p>
      {query.isLoading && <ListSkeleton rows={4} />}
      {query.isError && (
        <ErrorState action={<Button onClick={() => query.refetch()}>重试</Button>}>
          {query.error.message}
        </ErrorState>
      )}
      {query.isSuccess && (
        <div className="px-4 pb-4" aria-busy={query.isFetching}>
          {children(result.data)}
        </div>
      )}
    </section>
  )
}
