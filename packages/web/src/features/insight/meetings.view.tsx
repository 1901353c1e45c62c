import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { isSmallSample, SMALL_SAMPLE_TEXT } from '@zhushutong/domain/bid-figures'
import {
  formatChecked,
  formatCount,
  formatDate,
  formatSum,
  formatTime,
  NO_VALUE,
} from '@zhushutong/domain/formatting'
import type { MeetingOutcome, RelationType } from '@zhushutong/domain/relations'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import { type Column, DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { moneyColumn } from '@/lists/money-column'
import { DialogLink, DialogLinkButton } from '@/triggers/dialog-trigger'
import { Locked } from '@/triggers/locked'
import { unlockProps } from '@/triggers/unlock'
import { type HrefOf, type Meeting, type Meetings, ROLES } from './insight.types'
import './insight.css'
import './meetings.css'

/** Number of results shown before the reader opens the full list. */
export const FIRST_MEETINGS = 3

const OUTCOMES: Readonly<Record<MeetingOutcome, readonly [text: string, tone: Tone]>> = {
  won: ['胜', 'ok'],
  lost: ['负', 'bad'],
  elsewhere: ['他人中标', 'neutral'],
}

function Outcome({ outcome }: { outcome: MeetingOutcome | null }) {
  if (outcome === null) return <span className="nothing">未公布</span>
  const [text, tone] = OUTCOMES[outcome]
  return <Tag tone={tone}>{text}</Tag>
}

/** The score against a competitor (REL-02). */
function scoreText({ won, lost, elsewhere }: Pick<Meetings, 'won' | 'lost' | 'elsewhere'>): string {
  return `胜 ${won} · 负 ${lost} · 他人中标 ${elsewhere}`
}

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}`

const lockedColumn = (key: string, header: string, opensBy: Opening): Column<Meeting> => ({
  key,
  header,
  unit: '万元',
  align: 'right',
  cell: () => <Locked text="****" hint={buildPrompt(opensBy).text} opensBy={opensBy} guide={3} />,
})

const priceColumns = (
  opensBy: Opening | null,
  isCentreOwn: boolean,
  isOtherOwn: boolean,
): Column<Meeting>[] => {
  const ownLabel = isCentreOwn ? '我方报价' : '本企业报价'
  const other = isOtherOwn ? '我方报价' : '对方报价'
  if (opensBy !== null)
    return [lockedColumn('price', ownLabel, opensBy), lockedColumn('other', other, opensBy)]
  return [
    moneyColumn({ key: 'price', header: ownLabel, fen: (row: Meeting) => row.price }),
    moneyColumn({ key: 'other', header: other, fen: (row: Meeting) => row.otherPrice }),
    figureColumn({
      key: 'difference',
      header: '相差',
      unit: '%',
      figure: ({ difference }: Meeting) =>
        difference === null
          ? { text: NO_VALUE, isNothing: true }
          : { text: signed(difference), isNothing: difference === 0 },
    }),
  ]
}

const buildColumns = (
  relation: RelationType,
  { pricesOpenBy, other }: Meetings,
  { isCentreOwn, hrefOf }: { isCentreOwn: boolean; hrefOf: HrefOf },
): Column<Meeting>[] => {
  const name: Column<Meeting> = {
    key: 'name',
    header: '项目',
    cell: (row) => <a href={hrefOf(row.type, row.id)}>{row.name}</a>,
  }
  const owner: Column<Meeting> = {
    key: 'owner',
    header: '业主',
    cell: ({ ownerId, ownerName }) =>
      ownerName === null ? (
        <span className="nothing">{NO_VALUE}</span>
      ) : ownerId === null ? (
        ownerName
      ) : (
        <a href={hrefOf('owner', ownerId)}>{ownerName}</a>
      ),
  }
  if (relation === 'competitor')
    return [
      name,
      owner,
      ...priceColumns(pricesOpenBy, isCentreOwn, other?.isOwn === true),
      { key: 'outcome', header: '结果', align: 'left', cell: (row) => <Outcome outcome={row.outcome} /> },
      {
        key: 'opened',
        header: '开标',
        align: 'left',
        cell: ({ type, openedOn, awardedOn }) =>
          openedOn === null && awardedOn !== null
            ? `${type === 'winning' ? '中标' : '公示'} ${awardedOn}`
            : formatDate(openedOn),
      },
    ]
  return [
    name,
    ...(relation === 'owner' ? [] : [owner]),
    moneyColumn({ key: 'amount', header: '中标金额', fen: (row: Meeting) => row.amount }),
    {
      key: 'discount',
      header: '下浮率',
      align: 'right',
      cell: ({ discountRate }) => discountRate ?? <span className="nothing">{NO_VALUE}</span>,
    },
    { key: 'awarded', header: '中标日期', align: 'left', cell: (row) => formatDate(row.awardedOn) },
  ]
}

/** The source of the results, and the time of their last check. */
function Sources({ meetings, listed, now }: { meetings: Meetings; listed: number; now: number }) {
  const { sourcePlatform, collectedAt, checkedAt, relation, pricesOpenBy } = meetings
  return (
    <p className="relation-source">
      <span>来源：{sourcePlatform ?? '开标记录与中标公告'}</span>
      {collectedAt !== null && <span>{formatTime(collectedAt)} 采集</span>}
      <span>{formatChecked(checkedAt, now)}</span>
      {relation === 'competitor' && <span>{`只含公布了投标名单的 ${formatCount(listed)} 场`}</span>}
      {relation === 'competitor' && pricesOpenBy === null && (
        <span>相差为本企业报价比对方高（＋）或低（－）</span>
      )}
    </p>
  )
}

/** The results behind a relation: the first few, or a page of all results (REL-06). */
export function MeetingsView({
  meetings,
  listed,
  isCentreOwn,
  isLoggedIn,
  page,
  hrefOf,
  centreHref,
  pageHref,
  now,
}: {
  meetings: Meetings
  /** Number of the company's results that list the losing companies. */
  listed: number
  isCentreOwn: boolean
  isLoggedIn: boolean
  /** null for the first few results. */
  page: number | null
  hrefOf: HrefOf
  /** The graph around the other company; null if the other party is no company. */
  centreHref: string | null
  pageHref: (page: number) => string
  now: number
}) {
  const { other, relation, total, opensBy } = meetings
  if (other === null) return null
  if (relation === null || (total === 0 && opensBy === null))
    return (
      <Frame title={`与 ${other.name}`}>
        <EmptyState title="这段时间没有往来">换一段时间，或从上面另选一家</EmptyState>
      </Frame>
    )
  const { kind, meeting } = ROLES[relation]
  const actions = (
    <>
      {centreHref && <a href={centreHref}>以它为中心</a>}
      <a href={hrefOf(kind, other.id)}>看详情</a>
    </>
  )
  if (opensBy !== null)
    return (
      <Frame title={`与 ${other.name} 的往来`} actions={actions}>
        <div className="lockbar">
          <span>{buildPrompt(opensBy).text}：每一次的项目、双方报价与结果</span>
          <DialogLinkButton variant="gold" rel="nofollow" {...unlockProps(opensBy, 3)}>
            {buildPrompt(opensBy).button}
          </DialogLinkButton>
        </div>
      </Frame>
    )
  const shown = page === null ? meetings.records.slice(0, FIRST_MEETINGS) : meetings.records
  return (
    <Frame
      title={`与 ${other.name}${other.isOwn ? '（我）' : ''} 的 ${total} ${meeting}`}
      note={
        <>
          {relation === 'competitor' ? scoreText(meetings) : formatSum(meetings)}{' '}
          {isSmallSample(total) && <Tag>{SMALL_SAMPLE_TEXT}</Tag>}
        </>
      }
      actions={
        <>
          {actions}
          {page === null && total > FIRST_MEETINGS && <a href={pageHref(1)}>{`查看全部 ${total} 次`}</a>}
        </>
      }
    >
      <DataTable
        caption={`与 ${other.name} 的往来`}
        rows={shown}
        rowKey={(row) => row.id}
        columns={buildColumns(relation, meetings, { isCentreOwn, hrefOf })}
      />
      {page !== null &&
        (isLoggedIn ? (
          <ListPager
            label="往来"
            total={total}
            current={meetings.pageNum}
            size={meetings.pageSize}
            hrefOf={pageHref}
          />
        ) : (
          total > shown.length && (
            <p className="relation-more">
              <DialogLink {...unlockProps('login')}>{`登录后查看其余 ${total - shown.length} 次`}</DialogLink>
            </p>
          )
        ))}
      <Sources meetings={meetings} listed={listed} now={now} />
    </Frame>
  )
}

function Frame({
  title,
  note,
  actions,
  children,
}: {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section id="meetings" className="card relation-meetings">
      <header>
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
        {actions && <p>{actions}</p>}
      </header>
      {children}
    </section>
  )
}
