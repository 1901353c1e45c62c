import { buildPrompt } from '@zhushutong/domain/access'
import { isSmallSample, SMALL_SAMPLE_TEXT } from '@zhushutong/domain/bid-figures'
import { formatCount } from '@zhushutong/domain/formatting'
import { RELATION_YEARS, type RelationType, type RelationYears, SECTORS } from '@zhushutong/domain/relations'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { type AnalyzePlace, analyzeHref } from './analyze-href'
import { type HrefOf, type Insight, type Meetings, ROLES } from './insight.types'
import { MeetingsView } from './meetings.view'
import { RelationGraph } from './relation-graph'
import { RelationLists } from './relation-lists'
import './insight.css'
import './relation-map.css'

const yearsText = (years: RelationYears) => (years === null ? '全部' : `近 ${years} 年`)

type To = (change: Partial<AnalyzePlace>) => string

function Choice({
  label,
  wideOnly,
  options,
}: {
  label: string
  wideOnly?: true
  options: ReadonlyArray<{ readonly text: string; readonly href: string; readonly isChosen: boolean }>
}) {
  return (
    <nav className="relation-choice" aria-label={label} data-wide-only={wideOnly && ''}>
      {options.map(({ text, href, isChosen }) => (
        <a key={text} href={href} aria-current={isChosen ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

function Head({ insight, place, to }: { insight: Insight; place: AnalyzePlace; to: To }) {
  const total = SECTORS.reduce((sum, type) => sum + insight[type].total, 0)
  return (
    <div className="relation-head">
      <h1>{insight.name}</h1>
      <p>
        {`关系链 · ${formatCount(total)} 家关联 · ${yearsText(place.years)}`}{' '}
        {isSmallSample(insight.bids) && <Tag>{SMALL_SAMPLE_TEXT}</Tag>}
      </p>
      <span className="relation-choices">
        <Choice
          label="看法"
          wideOnly
          options={(['graph', 'list'] as const).map((view) => ({
            text: view === 'graph' ? '图' : '列表',
            href: to({ view }),
            isChosen: place.view === view,
          }))}
        />
        <Choice
          label="时间"
          options={RELATION_YEARS.map((years) => ({
            text: yearsText(years),
            href: to({ years, page: null }),
            isChosen: place.years === years,
          }))}
        />
      </span>
    </div>
  )
}

/** The number of hidden relations, and the link that unlocks them: one line for the page (ACC-02). */
function MoreRelations({ insight }: { insight: Insight }) {
  const closed = SECTORS.flatMap((type) => {
    const { total, records, opensBy } = insight[type]
    return opensBy !== null && total > records.length
      ? [{ type, opensBy, count: total - records.length }]
      : []
  })
  const [first] = closed
  if (!first) return null
  const counts = closed.map(({ type, count }) => `${ROLES[type].short} ${formatCount(count)} 家`)
  return (
    <div className="lockbar">
      <span>{`还有${counts.join('、')}，${buildPrompt(first.opensBy).text}`}</span>
      <DialogLinkButton variant="gold" rel="nofollow" {...unlockProps(first.opensBy, 3)}>
        {buildPrompt(first.opensBy).button}
      </DialogLinkButton>
    </div>
  )
}

const LEGEND = [
  ['owner', '业主'],
  ['partner', '合作'],
  ['agency', '代理'],
  ['competitor', '对手（虚线）'],
] as const satisfies readonly (readonly [RelationType, string])[]

function Found({
  insight,
  meetings,
  ownId,
  isLoggedIn,
  place,
  hrefOf,
  now,
}: FoundProps & { readonly insight: Insight }) {
  const to: To = (change) => analyzeHref(insight.id, { ...place, ...change })
  const open =
    meetings?.other && meetings.relation ? { id: meetings.other.id, type: meetings.relation } : null
  const meetingsHref = (type: RelationType, id: string) =>
    `${to({ other: id, as: type, list: type, page: null })}#meetings`
  return (
    <>
      <Head insight={insight} place={place} to={to} />
      {insight.bids === 0 ? (
        <section className="card p-4">
          <EmptyState title={place.years === null ? '暂无可计算的投标记录' : '这段时间没有收录投标'}>
            {place.years === null ? '收录到投标记录后自动生成' : <a href={to({ years: null })}>看全部年份</a>}
          </EmptyState>
        </section>
      ) : (
        <div className="relation-body" data-view={place.view}>
          <section className="card relation-graph">
            <RelationGraph
              insight={insight}
              ownId={ownId}
              open={open}
              meetingsHref={meetingsHref}
              restHref={(type) => `${to({ view: 'list', list: type })}#${type}`}
            />
            <p className="relation-legend">
              <span>圆里是次数，同类里线越粗次数越多</span>
              {LEGEND.map(([type, text]) => (
                <span key={type} data-type={type}>
                  {text}
                </span>
              ))}
              <span>点名称看凭据</span>
            </p>
          </section>
          <RelationLists
            insight={insight}
            ownId={ownId}
            current={place.list}
            open={open}
            listHref={(list) => to({ list })}
            meetingsHref={meetingsHref}
          />
          <MoreRelations insight={insight} />
          <p className="relation-source">
            <span>来源：已收录的开标记录与中标公告</span>
            <span>{insight.from === null ? '不限时间' : `${insight.from} 至 ${insight.to}`}</span>
            <span>{`竞争对手只含公布了投标名单的 ${formatCount(insight.listed)} 场`}</span>
          </p>
        </div>
      )}
      {meetings && (
        <MeetingsView
          meetings={meetings}
          listed={insight.listed}
          isCentreOwn={insight.id === ownId}
          isLoggedIn={isLoggedIn}
          page={place.page}
          hrefOf={hrefOf}
          centreHref={
            meetings.other && open && ROLES[open.type].kind === 'company'
              ? analyzeHref(meetings.other.id, { years: place.years, view: place.view })
              : null
          }
          pageHref={(page) => `${to({ page })}#meetings`}
          now={now}
        />
      )}
    </>
  )
}

interface FoundProps {
  /** The results of the chosen company; null if no company is chosen, or loading failed. */
  readonly meetings: Meetings | null
  readonly ownId: string | null
  readonly isLoggedIn: boolean
  readonly place: AnalyzePlace
  readonly hrefOf: HrefOf
  readonly now: number
}

/**
 * The relation chain of a company: a graph (lists on phones), and the results of the chosen relation (REL-03
 * to REL-06).
 */
export function AnalyzeView({
  search,
  insight,
  failure,
  children,
  ...relations
}: FoundProps & {
  readonly search: ReactNode
  readonly insight: Insight | null
  /** Shown in place of results that did not load. */
  readonly failure?: ReactNode
  /** Shown until a company is chosen. */
  readonly children?: ReactNode
}) {
  if (insight === null)
    return (
      <main id="main" className="wrap pb-12">
        <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '企业关系链' }]} />
        <h1 className="mb-2 text-20 font-semibold">企业关系链</h1>
        <p className="mb-4 text-ink-2">从中标与投标记录看企业与业主、招标代理、合作伙伴、竞争对手的往来。</p>
        {search}
        <div className="mt-4">{children}</div>
      </main>
    )
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '企业', href: '/qiye/' },
          { label: insight.name, href: relations.hrefOf('company', insight.id) },
          { label: '关系链' },
        ]}
      />
      <Found insight={insight} {...relations} />
      {failure}
      <div className="mt-6">{search}</div>
    </main>
  )
}
