import { calculateDiscount, formatPercent } from '@zhushutong/domain/bid-figures'
import { dayOf } from '@zhushutong/domain/formatting'
import {
  type AnyValue,
  findColumn,
  formatValue,
  isEmptyText,
  type RecordKind,
  type RecordView,
} from '@zhushutong/domain/records'
import { buildTimeline, describeDeadline } from '@zhushutong/domain/tender-sheet'
import { type PagePart, ShownPart } from '@zhushutong/ui/layout/page-part'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { formatPrintLine } from '@/features/records/detail/print-line'
import { Provenance } from '@/features/records/detail/provenance'
import { EnumTag, RecordValue } from '@/features/records/detail/record-value'
import {
  awardedCell,
  biddersCell,
  type DecisionCell,
  DecisionCellView,
  DecisionHead,
  deadlineCell,
  discountCell,
  loadingCell,
  priceCell,
  TimelineView,
  verdictCell,
} from '@/features/tender-sheet'
import { DialogLink } from '@/triggers/dialog-trigger'
import type { ResultOf } from '@/wiring/types'
import { calendarHref, openingText, passedShare, readSchedule } from './schedule'
import type { ShownCheck } from './tender-check'

type TenderSheet = ResultOf<'tenderSheet', 'get'>

const META = ['ownerUnitName', 'agencyName', 'projectCode', 'duration', 'region']
/** From five results on, an owner's own figure is more reliable than the area's. */
const ENOUGH_CASES = 5

const formatField = (kind: RecordKind, record: RecordView, key: string): string => {
  const column = findColumn(kind, key)
  return column ? formatValue(column, record[key] as AnyValue, record) : ''
}

const NOT_LOADED = { figure: '暂不可用', isNothing: true, basis: '没有加载出来，请稍后刷新页面' } as const

const renderInvitation = ({ invitation }: ShownCheck) => {
  if (invitation === null) return NOT_LOADED
  const { href, login } = invitation
  return {
    figure: login ? (
      <DialogLink href={href} rel="nofollow" dialog={{ name: 'login' }}>
        登录后判断
      </DialogLink>
    ) : (
      <a href={href} rel="nofollow">
        选择企业后判断
      </a>
    ),
    basis: login ? '登录并选择自己的企业，逐项对照公告要求' : '选择自己的企业，逐项对照公告要求',
  }
}

const buildAward = (kind: RecordKind, record: RecordView): DecisionCell | null => {
  const { winnerName, winningAmount, buggetAmount, awardedOn } = record
  if (typeof winnerName !== 'string' || winnerName === '') return null
  const isNumber = (value: unknown): value is number => typeof value === 'number'
  const rate =
    isNumber(winningAmount) && isNumber(buggetAmount) ? calculateDiscount(winningAmount, buggetAmount) : null
  const parts = [
    isNumber(winningAmount) ? formatField(kind, record, 'winningAmount') : '',
    rate === null ? '' : `下浮 ${formatPercent(rate)}%`,
    typeof awardedOn === 'string' ? awardedOn : '',
  ]
  return awardedCell(winnerName, parts.filter(Boolean).join(' · '))
}

const buildBidders = ({ owner, areaBidders, rivals }: TenderSheet): DecisionCell => {
  const bidders = owner?.bidders ?? null
  const isOwn = bidders !== null && (bidders.count >= ENOUGH_CASES || areaBidders === null)
  return biddersCell(isOwn ? bidders : areaBidders, isOwn ? 'owner' : 'area', rivals.records[0])
}

const renderCell = (cell: DecisionCell) => <DecisionCellView {...cell} key={cell.key} />

/** A cell whose answer may follow the page. */
const renderPart = <T,>(
  { key, label }: Pick<DecisionCell, 'key' | 'label'>,
  part: PagePart<T | null>,
  build: (value: T) => DecisionCell,
) => (
  <ShownPart key={key} part={part} fallback={renderCell(loadingCell(key, label))}>
    {(value) => renderCell(value === null ? { key, label, ...NOT_LOADED } : build(value))}
  </ShownPart>
)

const depositText = (kind: RecordKind, record: RecordView): string => {
  const deposit = formatField(kind, record, 'depositAmount')
  return isEmptyText(deposit) ? '保证金未写明' : `保证金 ${deposit}`
}

/**
 * The head of a tender answers: can we bid, until when, for how much, how far below, against whom? Then it
 * shows the dates.
 */
export function TenderHead({
  kind,
  record,
  check,
  sheet,
  now,
  actions,
}: {
  kind: RecordKind
  record: RecordView
  check: PagePart<ShownCheck>
  sheet: PagePart<TenderSheet | null>
  now: number
  actions: ReactNode
}) {
  const schedule = readSchedule(record)
  const timeline = buildTimeline(schedule, now)
  const deadline = describeDeadline(schedule.bidDeadline, now)
  const price = formatField(kind, record, 'buggetAmount')
  const award = buildAward(kind, record)
  const cells = [
    award
      ? renderCell(award)
      : renderPart({ key: 'verdict', label: '能不能投' }, check, (shown) =>
          verdictCell(shown.answer, renderInvitation(shown)),
        ),
    renderCell(deadlineCell(deadline, now, openingText(schedule), passedShare(schedule, now))),
    renderCell(priceCell(price, depositText(kind, record))),
    renderPart({ key: 'discount', label: '该业主的下浮率' }, sheet, ({ owner }) =>
      discountCell(owner?.discount ?? null),
    ),
    renderPart({ key: 'bidders', label: '预计对手' }, sheet, buildBidders),
  ]
  const isAhead = timeline.steps.some(({ at, key }) => at >= now && key !== 'published' && key !== 'awarded')
  return (
    <DecisionHead
      title={String(record[kind.title] ?? '未命名')}
      tags={
        <>
          {kind.list.tags.map((key) => {
            const column = findColumn(kind, key)
            return column && <EnumTag key={key} column={column} value={record[key]} />
          })}
          {record.expired && <Tag tone="warn">{kind.expiredLabel ?? '已截止'}</Tag>}
        </>
      }
      meta={
        <>
          {META.map((key) => {
            const column = findColumn(kind, key)
            if (!column || isEmptyText(formatField(kind, record, key))) return null
            return (
              <span key={key}>
                {column.label}{' '}
                <RecordValue column={column} value={record[key]} record={record} locks={record.locks} />
              </span>
            )
          })}
          <Provenance record={record} now={now} />
        </>
      }
      actions={actions}
      printLine={formatPrintLine(kind, record, now)}
      cells={cells}
    >
      <TimelineView
        timeline={timeline}
        todayText={dayOf(now).slice(5)}
        calendarHref={isAhead ? calendarHref(record.id) : null}
      />
    </DecisionHead>
  )
}
