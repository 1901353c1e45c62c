import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import {
  describeChange,
  formatPercent,
  isSmallSample,
  NOT_KNOWN_TEXT,
  SMALL_SAMPLE_TEXT,
  sumWins,
  winRateOf,
} from '@zhushutong/domain/bid-figures'
import { shortNameOf } from '@zhushutong/domain/divisions'
import { dayOf, formatSum, formatTime } from '@zhushutong/domain/formatting'
import {
  company,
  credit,
  engineeringTypeLabel,
  hasNone,
  NOT_COVERED_TEXT,
  type RecordView,
  winning,
} from '@zhushutong/domain/records'
import type { PdfBlock, PdfDocument } from '../platform/pdf'
import {
  countRows,
  factsOf,
  innerTable,
  lockNotes,
  recordTable,
  type ShownColumn,
  valueText,
} from './document-parts'
import type { CompanyPage } from './load-company-page'

const MAX_ROWS = 40

/** The columns of the page's sections on the register and the safety permit. */
const REGISTER = ['base', 'safetyPermit'].flatMap((key) =>
  company.detail.sections.flatMap((section) =>
    section.key === key && section.type === 'fields' ? [...section.columns] : [],
  ),
)

const QUALIFICATIONS: readonly ShownColumn[] = [
  { key: 'name', width: 3 },
  { key: 'grade', width: 1 },
  { key: 'certificateNo', width: 1.8 },
  { key: 'issuer', width: 2.2 },
  { key: 'validUntil', width: 1.4 },
]

const WINS: readonly ShownColumn[] = [
  { key: 'projectName', width: 3.6 },
  { key: 'ownerUnitName', width: 2.4 },
  { key: 'winningAmount', width: 1.5 },
  { key: 'awardedOn', width: 1.3 },
]

const ENTRIES: readonly ShownColumn[] = [
  { key: 'entryType', width: 1.2 },
  { key: 'item', width: 3 },
  { key: 'documentNo', width: 1.8 },
  { key: 'authority', width: 2 },
  { key: 'decidedOn', width: 1.3 },
  { key: 'validUntil', width: 1.3 },
  { key: 'state', width: 1 },
]

const smallText = (cases: number): string => (isSmallSample(cases) ? `（${SMALL_SAMPLE_TEXT}）` : '')

const winsText = ({ figures: { months, yearBefore } }: CompanyPage): string => {
  if (months === null) return NOT_COVERED_TEXT
  const wins = sumWins(months)
  return [`${wins.count} 项`, formatSum(wins), describeChange(wins, yearBefore)].filter(Boolean).join('，')
}

const rateText = (tally: { readonly bids: number; readonly wins: number }): string => {
  const { percent, wins, bids } = winRateOf(tally)
  return percent === null ? NOT_KNOWN_TEXT : `${formatPercent(percent)}%（${wins}/${bids}）${smallText(bids)}`
}

const discountText = (spread: CompanyPage['figures']['total']['discount']): string =>
  spread === null
    ? NOT_KNOWN_TEXT
    : `${formatPercent(spread.median)}%，多在 ${formatPercent(spread.low)}–${formatPercent(spread.high)}%，${spread.count} 项${smallText(spread.count)}`

const shareText = (
  groups: ReadonlyArray<{ readonly key: string; readonly won: number }>,
  labelOf: (key: string) => string,
): string => {
  const won = groups.filter((group) => group.won > 0).sort((a, b) => b.won - a.won)
  const all = won.reduce((sum, group) => sum + group.won, 0)
  const shares = won
    .slice(0, 3)
    .map((group) => `${labelOf(group.key)} ${Math.round((group.won / all) * 100)}%`)
  return shares.join('、') || NOT_KNOWN_TEXT
}

const peopleText = (record: RecordView): string =>
  record.personnelCount === null ? NOT_COVERED_TEXT : `${valueText(company, record, 'personnelCount')} 人`

const buildHead = (page: CompanyPage): PdfBlock[] => {
  const { company: record, figures } = page
  return [
    { kind: 'heading', text: `信用结论：${String(record.creditSummary ?? '未核验')}` },
    { kind: 'paragraph', text: String(record.creditReason ?? '尚未核验，不代表没有记录。') },
    {
      kind: 'facts',
      facts: [
        ['近 12 个月中标', winsText(page)],
        ['中标率', rateText(figures.total)],
        ['常见下浮率', discountText(figures.total.discount)],
        ['注册人员', peopleText(record)],
        ['主营类型', shareText(figures.byType, engineeringTypeLabel)],
        ['主营地区', shareText(figures.byRegion, shortNameOf)],
      ],
    },
    {
      kind: 'note',
      text: `中标率与下浮率统计 ${figures.from} 至 ${figures.to} 已收录的中标结果；中标率只计公布了落标单位的项目，下浮率为中标价比控制价低的比例。未收录不代表没有。`,
    },
  ]
}

const moreNote = (shown: number, total: number, noun: string, opensBy?: string | null): PdfBlock[] =>
  total <= shown
    ? []
    : [
        {
          kind: 'note',
          text: `共 ${total} ${noun}，列出 ${shown} ${noun}。${opensBy ? `${buildPrompt(opensBy as Opening).text}。` : ''}`,
        },
      ]

/** @param isNone true for a counted zero (COV-01) */
const section = (text: string, blocks: readonly PdfBlock[], isEmpty: boolean, isNone = false): PdfBlock[] => [
  { kind: 'heading', text },
  ...(isEmpty
    ? [{ kind: 'note', text: isNone ? '0 条。' : `${NOT_COVERED_TEXT}，未收录不代表没有。` } as const]
    : blocks),
]

const buildOwners = ({ figures: { byOwner } }: CompanyPage): PdfBlock[] => [
  {
    kind: 'table',
    columns: [
      { title: '业主', width: 3.6 },
      { title: '中标率', width: 2 },
      { title: '中标（项）', width: 1.2, align: 'right' },
      { title: '中标金额', width: 1.6, align: 'right' },
    ],
    rows: byOwner.records.map((owner) => [
      owner.name,
      rateText(owner),
      String(owner.won),
      formatSum(owner) ?? '--',
    ]),
  },
  ...moreNote(byOwner.records.length, byOwner.total, '家业主', byOwner.opensBy),
]

const buildRivals = ({ insight: { competitor } }: CompanyPage): PdfBlock[] => [
  {
    kind: 'table',
    columns: [
      { title: '竞争对手', width: 3.6 },
      { title: '同场（次）', width: 1.2, align: 'right' },
      { title: '本企业中标（次）', width: 1.4, align: 'right' },
      { title: '最近一次', width: 1.4 },
    ],
    rows: competitor.records.map(({ name, times, won, latestOn }) => [
      name,
      String(times),
      String(won),
      latestOn ?? '--',
    ]),
  },
  ...moreNote(competitor.records.length, competitor.total, '家', competitor.opensBy),
]

const buildCredit = ({ credit: record }: CompanyPage): PdfBlock[] => {
  if (record === null) return section('信用记录', [], true)
  const count = countRows(record, 'entries')
  const blocks = [
    innerTable(credit, record, 'entries', ENTRIES, MAX_ROWS),
    ...moreNote(Math.min(count, MAX_ROWS), count, '条'),
    ...lockNotes(
      credit,
      record,
      ENTRIES.map(({ key }) => `entries.${key}`),
    ),
  ]
  return [
    { kind: 'heading', text: '信用记录' },
    {
      kind: 'paragraph',
      text: `${valueText(credit, record, 'creditSummary')}。处罚/失信 ${valueText(credit, record, 'adverseCount')} 条，许可/激励 ${valueText(credit, record, 'favourableCount')} 条。`,
    },
    ...(count > 0 ? blocks : []),
  ]
}

/** A company's page as a document: the decisive facts first, the register last (CMP-04). */
export function buildCompanyDocument(page: CompanyPage, now: number, portalOrigin: string): PdfDocument {
  const { company: record, wins, figures, insight } = page
  const qualifications = countRows(record, 'qualifications')
  const wonInAll = typeof record.allWinningCount === 'number' ? record.allWinningCount : wins.length
  const time = formatTime(now)
  return {
    title: String(record.name ?? '企业'),
    subtitle: `筑数通企业信息 · ${valueText(company, record, 'region')} · ${valueText(company, record, 'status')} · 生成于 ${time}`,
    createdAt: now,
    footer: `筑数通 ${portalOrigin} · 数据截至 ${dayOf(now)}`,
    blocks: [
      ...buildHead(page),
      ...section(
        '企业资质',
        [
          innerTable(company, record, 'qualifications', QUALIFICATIONS, MAX_ROWS),
          ...moreNote(Math.min(qualifications, MAX_ROWS), qualifications, '项'),
          ...lockNotes(company, record, ['qualifications.certificateNo']),
        ],
        qualifications === 0,
        hasNone(company, record, 'qualification'),
      ),
      ...section(
        '最近中标',
        [recordTable(winning, wins, WINS), ...moreNote(wins.length, wonInAll, '项')],
        wins.length === 0,
        hasNone(company, record, winning.kind),
      ),
      ...section(
        '合作业主',
        buildOwners(page),
        figures.byOwner.total === 0,
        hasNone(company, record, winning.kind),
      ),
      ...section('竞争对手', buildRivals(page), insight.competitor.total === 0),
      ...buildCredit(page),
      { kind: 'heading', text: '工商信息' },
      factsOf(company, record, REGISTER),
      ...lockNotes(company, record, REGISTER),
      { kind: 'heading', text: '数据来源' },
      factsOf(company, record, ['sourcePlatform', 'collectedAt', 'checkedAt', 'sourceUrl']),
      {
        kind: 'note',
        text: '内容由平台收录的公开数据自动生成，以来源平台公布的为准；带 * 的内容按导出者的权限打码。发现有误，请在企业详情页提交“数据纠错”。',
      },
    ],
  }
}
