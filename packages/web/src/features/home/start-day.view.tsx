import { ShownPart } from '@zhushutong/ui/layout/page-part'
import type { ReactNode } from 'react'
import type { VisitorData } from './home.types'
import type { MyDayData } from './my-day.types'
import { Proofs } from './proofs'
import { RivalWins } from './rival-wins'
import { SubscriptionFinds } from './subscription-finds'
import './home.css'
import './my-day.css'

interface StartDayProps {
  readonly data: Pick<MyDayData, 'today' | 'rivals' | 'finds'>
  readonly proofs: Pick<VisitorData, 'open' | 'wins' | 'byProvince' | 'place'>
  /** The field for the member's own company. */
  readonly form: ReactNode
  readonly banner?: ReactNode
}

/**
 * The home page of a user without a company: the field for it and three parts of live records, then what subscriptions
 * found, if there are any (SHL-15).
 */
export function StartDay({ data: { today, rivals, finds }, proofs, form, banner }: StartDayProps) {
  return (
    <main id="main">
      <div className="wrap my-day">
        <header>
          <h1>我的今天</h1>
          <p>{today}</p>
        </header>
        <section className="card grid gap-3 p-4 md:p-6" aria-labelledby="choose-company">
          <h2 id="choose-company" className="text-16 font-semibold">
            选我的企业
          </h2>
          <p className="text-ink-2">
            选好后，这里按它的资质、人员和许可逐条对照招标，只列出能投的，并提醒快到期的证书和对手的新中标。
          </p>
          {form}
        </section>
        <Proofs {...proofs} />
        <div className="day-parts empty:hidden">
          <ShownPart part={finds} fallback={null}>
            {(value) => (value?.rows.length ? <SubscriptionFinds finds={value} /> : null)}
          </ShownPart>
          <ShownPart part={rivals} fallback={null}>
            {(value) => (value?.followed ? <RivalWins rivals={value} /> : null)}
          </ShownPart>
        </div>
      </div>
      {banner}
    </main>
  )
}
