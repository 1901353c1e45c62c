import { formatTime } from '@zhushutong/domain/formatting'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import type { ReactNode } from 'react'
import { DailyLimitNote } from '@/lists/daily-limit'
import { DueChecks } from './due-checks'
import type { DueEvidence, DueSheet } from './due-diligence.types'
import { Penalties, Permits, Works } from './due-tables'
import { CompanyPaymentRisks } from './payment-risks.view'
import { SharedCompanies } from './shared-companies'

interface Hrefs {
  readonly evidence: (evidence: DueEvidence) => string
  readonly record: (kind: string, id: string) => string
  readonly company: string
  readonly credit: string
  readonly list: string
  readonly verify: string
}

function MainOwner({ owner, hrefs }: { owner: DueSheet['mainOwner']; hrefs: Hrefs }) {
  if (owner === null) return null
  const { id, name, won, all } = owner
  return (
    <p className="mt-3 border-t border-line pt-3 text-ink-2">
      中标最多的业主：
      {id === null || name === null ? (
        <span className="text-ink-3">会员可见</span>
      ) : (
        <a className="text-primary" href={hrefs.record('owner', id)}>
          {name}
        </a>
      )}
      ，{won}/{all} 项
    </p>
  )
}

/** The due-diligence sheet of a company, before an award (DUE-01 to DUE-10). */
export function DueSheetView({
  sheet,
  hrefs,
  actions,
  repairs,
}: {
  sheet: DueSheet
  hrefs: Hrefs
  actions: ReactNode
  repairs: ReactNode
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '查企业', href: hrefs.list },
          { label: sheet.name, href: hrefs.company },
          { label: '尽调表' },
        ]}
      />
      <DailyLimitNote limit={sheet.dailyLimit} className="mb-4 rounded-3" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <header className="card flex flex-wrap items-start gap-4 px-3 py-4 md:px-6">
          <div className="grid min-w-0 gap-1">
            <h1 className="text-20 font-semibold">{sheet.name}尽调表</h1>
            <p className="text-ink-2">
              授标、供货或放款前核对：<b className="font-semibold">{sheet.summary}</b>
            </p>
            <p className="text-12 text-ink-3">
              {sheet.creditCode ?? '未收录统一社会信用代码'} · 生成于 {formatTime(sheet.madeAt)} ·
              未收录不代表没有
            </p>
          </div>
          <div className="ml-auto flex flex-wrap gap-2 print:hidden">{actions}</div>
        </header>
        <TitledCard title="逐项结论" count={sheet.checks.length}>
          <DueChecks checks={sheet.checks} hrefOf={hrefs.evidence} />
          <MainOwner owner={sheet.mainOwner} hrefs={hrefs} />
        </TitledCard>
        <Permits permits={sheet.permits} />
        <Penalties penalties={sheet.penalties} creditHref={hrefs.credit} />
        {repairs}
        <CompanyPaymentRisks risks={sheet.payments} />
        <Works works={sheet.works} hrefOf={hrefs.record} />
        <SharedCompanies sheet={sheet} hrefOf={hrefs.record} />
        <TitledCard title="本表没有覆盖的事项" count={sheet.uncovered.length}>
          <ul className="grid gap-1">
            {sheet.uncovered.map(({ label, where }) => (
              <li key={label}>
                <b className="font-semibold">{label}</b>
                <span className="text-ink-2">：请向{where}查询</span>
              </li>
            ))}
          </ul>
        </TitledCard>
        <p className="text-12 text-ink-3">
          由平台收录的公开数据按固定规则自动生成，以来源平台公布的为准，不构成授信、授标或投资建议。出具的 PDF
          带编号与校验码，任何人可在<a href={hrefs.verify}>核验页</a>核对。
        </p>
      </div>
    </main>
  )
}
