import { dayOf, formatTime } from '@zhushutong/domain/formatting'
import { columnsOfReport, kindOfProduct, type ReportProduct } from '@zhushutong/domain/mall'
import { findColumn } from '@zhushutong/domain/records'
import type { PdfBlock, PdfDocument } from '../platform/pdf'
import type { MadePart } from './made-part'
import { COUNT_CAP } from './make-part'

interface ReportToWrite {
  readonly product: ReportProduct
  readonly title: string
  readonly parts: readonly MadePart[]
  /** Date of the data, ms. */
  readonly asOf: number
  /** https://www.example.com */
  readonly portalOrigin: string
}

const countText = (count: number, classifier: string): string =>
  count > COUNT_CAP
    ? `${COUNT_CAP.toLocaleString('en-US')} ${classifier}以上`
    : `${count.toLocaleString('en-US')} ${classifier}`

const shareText = (count: number, total: number): string =>
  total === 0 || total > COUNT_CAP || count > COUNT_CAP ? '' : `，${((100 * count) / total).toFixed(1)}%`

/** Above this number of bars, such as provinces, empty ones are omitted. */
const MANY = 12

type Counted = Extract<MadePart, { kind: 'bars' | 'line' }>

const buildChart = ({ kind, title, counts }: Counted, total: number, classifier: string): PdfBlock[] => {
  if (kind === 'line') {
    const values = counts.map(({ label, count }) => ({
      label,
      value: count,
      text: count.toLocaleString('en-US'),
    }))
    return [{ kind: 'line', title: `${title}（${classifier}）`, values }]
  }
  const isLong = counts.length > MANY
  const shown = isLong ? counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count) : counts
  const values = shown.map(({ label, count }) => ({
    label,
    value: count,
    text: `${countText(count, classifier)}${shareText(count, total)}`,
  }))
  const without = counts.length - shown.length
  return [
    { kind: 'bars', title, values },
    ...(without > 0 ? [{ kind: 'note', text: `另有 ${without} 项没有数据，未列出。` } as const] : []),
  ]
}

const buildTable = (product: ReportProduct, part: Extract<MadePart, { kind: 'rows' }>): PdfBlock[] => {
  const kind = kindOfProduct(product)
  const columns = columnsOfReport(product).map((key, i) => {
    const column = findColumn(kind, key)
    const isMoney = column?.type === 'fen' || column?.type === 'count'
    return {
      title: column?.label ?? key,
      width: i === 0 ? 3.2 : isMoney ? 1.6 : 1.8,
      ...(isMoney && { align: 'right' as const }),
    }
  })
  return [
    { kind: 'heading', text: part.title },
    {
      kind: 'table',
      columns: [{ title: '序号', width: 0.8 }, ...columns],
      rows: part.rows.map(({ cells }, i) => [String(i + 1), ...cells]),
    },
  ]
}

const collectSources = (parts: readonly MadePart[]): PdfBlock[] => {
  const entries = new Map<string, { count: number; url: string; latest: number }>()
  const seen = new Set<string>()
  for (const part of parts)
    for (const { source, sourceUrl, collectedAt } of part.kind === 'rows' ? part.rows : []) {
      if (sourceUrl && seen.has(sourceUrl)) continue
      seen.add(sourceUrl)
      const item = entries.get(source) ?? { count: 0, url: sourceUrl, latest: 0 }
      entries.set(source, { ...item, count: item.count + 1, latest: Math.max(item.latest, collectedAt ?? 0) })
    }
  const rows = [...entries]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([source, { count, url, latest }]) => [
      source || '未注明',
      String(count),
      latest > 0 ? formatTime(latest) : '--',
      url || '--',
    ])
  return [
    { kind: 'heading', text: '数据来源' },
    {
      kind: 'paragraph',
      text: '明细中的每条数据都来自依法公开的信息。下表是明细的来源，链接为其中一条的原文。',
    },
    {
      kind: 'table',
      columns: [
        { title: '来源', width: 2.4 },
        { title: '条数', width: 0.8, align: 'right' },
        { title: '最近采集', width: 1.6 },
        { title: '原文示例', width: 4 },
      ],
      rows,
    },
  ]
}

/** A report as a document (DRP-02). */
export function buildReportDocument({
  product,
  title,
  parts,
  asOf,
  portalOrigin,
}: ReportToWrite): PdfDocument {
  const { classifier } = kindOfProduct(product)
  const totals = parts.find((part) => part.kind === 'total')
  const total = totals?.kind === 'total' ? totals.count : 0
  const counted = parts.filter((part): part is Counted => part.kind === 'bars' || part.kind === 'line')
  const lists = parts.filter((part) => part.kind === 'rows')
  const time = formatTime(asOf)
  return {
    title,
    subtitle: `筑数通数据报告 · 数据截至 ${time}`,
    createdAt: asOf,
    footer: `筑数通 ${portalOrigin} · 数据截至 ${dayOf(asOf)}`,
    blocks: [
      { kind: 'paragraph', text: product.about },
      {
        kind: 'facts',
        facts: [
          ['数据总量', countText(total, classifier)],
          ['数据截至', time],
          ['数据范围', title.replace(/报告$/, '')],
          [
            '明细',
            `${lists.reduce((sum, part) => sum + (part.kind === 'rows' ? part.rows.length : 0), 0)} 条`,
          ],
        ],
      },
      { kind: 'heading', text: '用途' },
      { kind: 'list', items: product.uses },
      { kind: 'heading', text: '统计' },
      {
        kind: 'note',
        text: `各项按数据的公开字段逐条统计，超过 ${COUNT_CAP.toLocaleString('en-US')} 的只写“以上”。一条数据可能同时属于几项，也可能没有注明，因此各项之和不一定等于总量。`,
      },
      ...counted.flatMap((part) => buildChart(part, total, classifier)),
      ...lists.flatMap((part) => (part.kind === 'rows' ? buildTable(product, part) : [])),
      ...collectSources(parts),
      { kind: 'heading', text: '说明' },
      {
        kind: 'list',
        items: [
          '报告由平台收录的公开数据自动生成，不含联系方式等需要开通会员查看的内容。',
          '没有公开的信息不补、不估算；金额按原文，外币注明币种。',
          '数据会继续更新，最新内容以网站为准。发现有误，请在数据详情页提交“数据纠错”。',
        ],
      },
    ],
  }
}
