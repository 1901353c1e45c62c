import { formatCount } from '@zhushutong/domain/formatting'
import { joinParts, ShownPart } from '@zhushutong/ui/layout/page-part'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import type { ReactNode } from 'react'
import { ArticleCard } from './articles'
import { DueTenders } from './due-tenders'
import { EndingCertificates } from './ending-certificates'
import type { Due, Endings, Finds, MyDayData, Rivals } from './my-day.types'
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
  /** null: unknown, or loading failed. */
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

const endingNote = (endings: Endings | null): string => {
  const [first] = endings?.rows ?? []
  if (!first) return formatNote(endings)
  return first.days < 0 ? '有已过期的' : `最近 ${first.days} 天`
}

function DueFigure({ due }: { due: Due | null }) {
  return (
    <Figure
      label="7 天内截止、我能投"
      href="#due"
      value={due?.companyName ? due.fit : null}
      note={due?.amount ? `合计 ${due.amount}` : formatNote(due)}
    />
  )
}

function RivalsFigure({ rivals }: { rivals: Rivals | null }) {
  return (
    <Figure
      label="对手新中标"
      href="#rivals"
      value={rivals?.week ?? null}
      note={rivals ? `上周 ${rivals.weekBefore}` : ''}
    />
  )
}

function FindsFigure({ finds }: { finds: Finds | null }) {
  return (
    <Figure
      label="订阅新增"
      href="#finds"
      value={finds?.total ?? null}
      note={finds ? `${finds.subscriptions} 个订阅` : ''}
    />
  )
}

function EndingsFigure({ endings }: { endings: Endings | null }) {
  return (
    <Figure
      label="快到期"
      href="#endings"
      value={endings?.companyName ? endings.rows.length : null}
      note={endingNote(endings)}
      isWarning
    />
  )
}

/** The figures; one that is loading looks like an unknown one. */
function Figures({ data: { due, rivals, finds, endings } }: { data: MyDayData }) {
  return (
    <ul className="day-figures">
      <ShownPart part={due} fallback={<DueFigure due={null} />}>
        {(value) => <DueFigure due={value} />}
      </ShownPart>
      <ShownPart part={rivals} fallback={<RivalsFigure rivals={null} />}>
        {(value) => <RivalsFigure rivals={value} />}
      </ShownPart>
      <ShownPart part={finds} fallback={<FindsFigure finds={null} />}>
        {(value) => <FindsFigure finds={value} />}
      </ShownPart>
      <ShownPart part={endings} fallback={<EndingsFigure endings={null} />}>
        {(value) => <EndingsFigure endings={value} />}
      </ShownPart>
    </ul>
  )
}

/** The cards below the figures, shown together; the placeholder is about as tall as filled cards. */
function Parts({ data: { companyHref, due, rivals, finds, endings, policies } }: { data: MyDayData }) {
  return (
    <ShownPart part={joinParts({ due, rivals, finds, endings })} fallback={<Skeleton height={900} />}>
      {(parts) => (
        <div className="day-parts">
          <DueTenders due={parts.due} companyHref={companyHref} />
          <RivalWins rivals={parts.rivals} />
          <SubscriptionFinds finds={parts.finds} />
          <EndingCertificates endings={parts.endings} companyHref={companyHref} />
          <ArticleCard list={policies} />
        </div>
      )}
    </ShownPart>
  )
}

/** The home page of a logged-in user: today's tenders, competitors, finds and certificates (SHL-15). */
export function MyDay({ data, banner }: { data: MyDayData; banner?: ReactNode }) {
  const { today, companyHref, companyName } = data
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
        <Parts data={data} />
      </div>
      {banner}
    </main>
  )
}
