import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { PERMIT_STATE_LABELS, type SheetKey } from '@zhushutong/domain/due-diligence'
import { formatMoney, formatSum, formatTime } from '@zhushutong/domain/formatting'
import type { PdfBlock, PdfDocument } from '../platform/pdf'
import type { DueSheetView } from './load-due-sheet'

const MAX_ROWS = 40

const TONES = { ok: '未见异常', warn: '留意', bad: '风险', neutral: '—' } as const

const dayText = (day: string | null): string => day ?? '--'
const moneyText = (fen: number | null): string => (fen === null ? '--' : formatMoney(fen))

const note = (text: string): PdfBlock => ({ kind: 'note', text })

const moreNote = (shown: number, total: number, noun: string, opensBy: string | null = null): PdfBlock[] =>
  total <= shown
    ? []
    : [
        note(
          `共 ${total} ${noun}，列出 ${shown} ${noun}。${opensBy === null ? '' : `${buildPrompt(opensBy as Opening).text}。`}`,
        ),
      ]

const section = (text: string, blocks: readonly PdfBlock[], empty: string | null): PdfBlock[] => [
  { kind: 'heading', text },
  ...(empty === null ? blocks : [note(empty)]),
]

const buildChecks = ({ checks }: DueSheetView): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: '项目', width: 1.6 },
    { title: '结论', width: 2.6 },
    { title: '判断', width: 1 },
    { title: '说明', width: 5 },
  ],
  rows: checks.map(({ label, title, tone, detail }) => [label, title, TONES[tone], detail]),
})

const buildPermits = ({ permits }: DueSheetView): PdfBlock[] =>
  section(
    '资质与安全生产许可证',
    [
      {
        kind: 'table',
        columns: [
          { title: '名称', width: 5 },
          { title: '有效期至', width: 1.6 },
          { title: '状态', width: 1.6 },
        ],
        rows: permits
          .slice(0, MAX_ROWS)
          .map(({ name, until, state }) => [name, dayText(until), PERMIT_STATE_LABELS[state]]),
      },
      ...moreNote(Math.min(permits.length, MAX_ROWS), permits.length, '项'),
    ],
    permits.length === 0 ? '未收录，不代表没有。' : null,
  )

const penaltiesEmpty = ({ penalties }: DueSheetView): string | null => {
  if (penalties === null) return '没有核验过这家企业的信用记录，不代表没有。'
  return penalties.length === 0 ? '核验的平台均未查询到处罚、失信、欠薪。' : null
}

const buildPenalties = (sheet: DueSheetView): PdfBlock[] => {
  const penalties = sheet.penalties ?? []
  return section(
    '处罚与失信',
    [
      {
        kind: 'table',
        columns: [
          { title: '轻重', width: 1 },
          { title: '事项', width: 3 },
          { title: '决定机关', width: 2.2 },
          { title: '决定日期', width: 1.4 },
          { title: '罚款', width: 1.3, align: 'right' },
          { title: '公示截止', width: 1.4 },
          { title: '信用修复', width: 2.6 },
        ],
        rows: penalties
          .slice(0, MAX_ROWS)
          .map(({ matter, severityLabel, item, authority, decidedOn, amount, validUntil, repair }) => [
            severityLabel,
            `${matter}：${item ?? '未写明事项'}`,
            authority ?? '--',
            dayText(decidedOn),
            moneyText(amount),
            dayText(validUntil),
            repair.title,
          ]),
      },
      ...moreNote(Math.min(penalties.length, MAX_ROWS), penalties.length, '条'),
    ],
    penaltiesEmpty(sheet),
  )
}

const buildWorks = ({ works }: DueSheetView): PdfBlock[] =>
  section(
    `未完工程（推断）${works.total > 0 ? `：${works.total} 项，${formatSum(works) ?? '金额未公布'}` : ''}`,
    [
      {
        kind: 'table',
        columns: [
          { title: '工程', width: 3.6 },
          { title: '业主', width: 2.4 },
          { title: '金额', width: 1.5, align: 'right' },
          { title: '开始', width: 1.3 },
          { title: '预计完工', width: 1.5 },
        ],
        rows: works.records.map(({ name, ownerName, amount, since, expectedEnd, isOverdue }) => [
          name,
          ownerName ?? '--',
          moneyText(amount),
          since,
          `${dayText(expectedEnd)}${isOverdue ? '（逾期）' : ''}`,
        ]),
      },
      ...moreNote(works.records.length, works.total, '项', works.opensBy),
    ],
    works.total === 0 ? '收录的数据中没有未完工的项目，不代表没有。' : null,
  )

type Shared = DueSheetView['sameAddress']

const sharedText = (label: string, shared: Shared): string => {
  if (shared === null) return `${label}：无法比对`
  const names = shared.records.map(({ name }) => name).join('、')
  return `${label}：${shared.total} 家${names && `（${names}${shared.total > shared.records.length ? ' 等' : ''}）`}`
}

const buildOthers = (sheet: DueSheetView): PdfBlock[] => [
  { kind: 'heading', text: '名称、地址与业主' },
  {
    kind: 'list',
    items: [
      `曾用名：${sheet.former.map(({ name, until }) => (until === null ? name : `${name}（至 ${until}）`)).join('、') || '未见'}`,
      sharedText('注册地址相同的其他企业', sheet.sameAddress),
      sharedText('同省法定代表人同名的其他企业', sheet.sameLegalPerson),
      sheet.mainOwner === null
        ? '最大业主：没有可以计算的中标结果'
        : `最大业主：${sheet.mainOwner.name ?? '（会员可见）'}，${sheet.mainOwner.won}/${sheet.mainOwner.all} 项，占 ${sheet.mainOwner.share.toFixed(1)}%`,
    ],
  },
]

/** The places of a sheet's verification. */
interface Issue {
  readonly key: SheetKey
  readonly recipient: string | null
  readonly portalOrigin: string
  /** The path of the page that verifies it. */
  readonly verifyPath: string
}

/** A due-diligence sheet as a document with its number and check code (DUE-11). */
export function buildDueDocument(
  sheet: DueSheetView,
  { key: { number, code }, recipient, portalOrigin, verifyPath }: Issue,
): PdfDocument {
  const verify = `${portalOrigin}${verifyPath}`
  return {
    title: `${sheet.name} 尽调表`,
    subtitle: `筑数通授标前核对 · 编号 ${number} · 生成于 ${formatTime(sheet.madeAt)}`,
    createdAt: sheet.madeAt,
    footer: `编号 ${number} · 校验码 ${code} · 核验 ${verify}`,
    blocks: [
      { kind: 'heading', text: `总的结论：${sheet.summary}` },
      {
        kind: 'facts',
        facts: [
          ['企业名称', sheet.name],
          ['统一社会信用代码', sheet.creditCode ?? '未收录'],
          ['出具给', recipient ?? '未指定'],
          ['编号与校验码', `${number} / ${code}`],
        ],
      },
      {
        kind: 'qr',
        href: `${verify}?number=${encodeURIComponent(number)}&code=${encodeURIComponent(code)}`,
        text: `任何人扫码，或在 ${verify} 输入编号与校验码，可以核对本表是否由筑数通出具、内容有无改动。`,
      },
      buildChecks(sheet),
      ...buildPermits(sheet),
      ...buildPenalties(sheet),
      ...buildWorks(sheet),
      ...buildOthers(sheet),
      { kind: 'heading', text: '本表没有覆盖的事项' },
      { kind: 'list', items: sheet.uncovered.map(({ label, where }) => `${label}：请向${where}查询`) },
      note(
        '内容由平台收录的公开数据按固定规则自动生成，以来源平台公布的为准；未收录不代表没有。本表不构成授信、授标或投资建议。',
      ),
    ],
  }
}
