import { formatCount } from '@zhushutong/domain/formatting'
import type { ReactNode } from 'react'
import { ArticleCard } from './articles'
import { DueTenders } from './due-tenders'
import { EndingCertificates } from './ending-certificates'
import type { MyDayData } from './my-day.types'
import { RivalWins } from './rival-wins'
import { SubscriptionFinds } from './subscription-finds'
import './home.css'
import './my-day.css'

function Figure({
  label,
  href,
  value,
  note,
  isWarning,
}: {
  label: string
  href: string
  /** null: unknown or not loaded in time. */
  value: number | null
  note: string
  isWarning?: boolean
}) {
  return (
    <li>
      <a className="card" href={href}>
        <span>{label}</span>
        <b data-tone={isWarning && value ? 'warn' : undefined} data-none={value ? undefined : ''}>
          {value === null ? '--' : formatCount(value)}
        </b>
        <small>{note}</small>
      </a>
    </li>
  )
}

/** Without a company, the figures are unknown, not 0. */
const formatNote = (part: { readonly companyName: string | null } | null): string =>
  part?.companyName === null ? '请选择我的企业' : ''

const endingNote = ({ endings }: MyDayData): string => {
  const [first] = endings?.rows ?? []
  if (!first) return formatNote(endings)
  return first.days < 0 ? '有已过期的' : `最近 ${first.days} 天`
}

function Figures({ data }: { data: MyDayData }) {
  const { due, rivals, finds, endings } = data
  return (
    <ul className="day-figures">
      <Figure
        label="7 天内截止、我能投"
        href="#due"
        value={due?.companyName ? due.fit : null}
        note={due?.amount ? `合计 ${due.amount}` : formatNote(due)}
      />
      <Figure
        label="对手新中标"
        href="#rivals"
        value={rivals?.week ?? null}
        note={rivals ? `上周 ${rivals.weekBefore}` : ''}
      />
      <Figure
        label="订阅新增"
        href="#finds"
        value={finds?.total ?? null}
        note={finds ? `${finds.subscriptions} 个订阅` : ''}
      />
      <Figure
        label="快到期"
        href="#endings"
        value={endings?.companyName ? endings.rows.length : null}
        note={endingNote(data)}
        isWarning
      />
    </ul>
  )
}

/** The home page of a logged-in user: today's tenders, competitors, finds and certificates (SHL-15). */
export function MyDay({ data, banner }: { data: MyDayData; banner?: ReactNode }) {
  const { today, companyHref, due, rivals, finds, endings, policies } = data
  const companyName = due?.companyName ?? endings?.companyName
  return (
    <main id="main">
      <div className="wrap my-day">
        <header>
          <h1>我的今天</h1>
          <p>
            {today}
            {companyName ? ` · 按 ${companyName}` : ''}
          </p>
          <a className="choose-company" href={companyHref}>
            {companyName ? '更换我的企业' : '选择我的企业'}
          </a>
        </header>
        <Figures data={data} />
        <div className="day-parts">
          <DueTenders due={due} companyHref={companyHref} />
          <RivalWins rivals={rivals} />
          <SubscriptionFinds finds={finds} />
          <EndingCertificates endings={endings} companyHref={companyHref} />
          <ArticleCard list={policies} />
        </div>
      </div>
      {banner}
    </main>
  )
}
