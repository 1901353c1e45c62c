import { randomInt } from 'node:crypto'
import { dayOf, formatMoney, formatTime } from '@zhushutong/domain/formatting'
import { INVOICE_ITEM, INVOICE_KIND_LABELS, splitTax } from '@zhushutong/domain/invoice'
import { type PdfDocument, WRITE_PDF } from '../../platform/pdf'
import type { Workers } from '../../platform/workers'
import type { WholeInvoice } from './invoice.store'

const MARK = '样票 · 非正式发票'

/** Twenty digits in no valid format: real numbers begin with the year. */
const sampleNumber = (now: number): string =>
  `0000${dayOf(now).replaceAll('-', '')}${String(randomInt(100_000_000)).padStart(8, '0')}`

const yuan = (fen: number) => formatMoney(fen, { unit: 'yuan', withUnit: false })

/**
 * Creates the sandbox's substitute of an invoice: a PDF that declares in header, table and footer that it is no
 * invoice (BIL-06).
 * @param redFen fen of a red letter; null for the invoice itself
 */
export async function makeSample(
  { invoice, order }: WholeInvoice,
  redFen: number | null,
  now: number,
  workers: Pick<Workers, 'run'>,
) {
  const number = sampleNumber(now)
  const issuedOn = dayOf(now)
  const sign = redFen === null ? '' : '-'
  const { amount, net, tax } = splitTax(redFen ?? invoice.amount, invoice.taxPercent)
  const kind = `${redFen === null ? '' : '红字'}${INVOICE_KIND_LABELS[invoice.kind]}`
  const buyer = [
    ['名称', invoice.title],
    ['纳税人识别号', invoice.taxNumber || '--'],
    ['地址、电话', [invoice.address, invoice.phone].filter(Boolean).join(' ') || '--'],
    ['开户行及账号', [invoice.bankName, invoice.bankAccount].filter(Boolean).join(' ') || '--'],
  ] as const
  const document: PdfDocument = {
    title: `${kind}（${MARK}）`,
    subtitle: '由演示环境生成，没有向税务机关开具，不能报销、抵扣或入账。',
    footer: `${MARK} · 演示环境`,
    createdAt: now,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['样票号码', number],
          ['开票日期', issuedOn],
          ['申请编号', invoice.invoiceCode],
          ['订单号', order.orderCode],
        ],
      },
      { kind: 'heading', text: '购买方' },
      { kind: 'facts', facts: buyer },
      { kind: 'heading', text: '项目' },
      {
        kind: 'table',
        columns: [
          { title: '项目名称', width: 5 },
          { title: '金额（元）', width: 2, align: 'right' },
          { title: '税率', width: 1, align: 'right' },
          { title: '税额（元）', width: 2, align: 'right' },
        ],
        rows: [
          [
            `${INVOICE_ITEM}（${order.productName}）`,
            `${sign}${yuan(net)}`,
            `${invoice.taxPercent}%`,
            `${sign}${yuan(tax)}`,
          ],
          [`价税合计（${MARK}）`, `${sign}${yuan(amount)}`, '', ''],
        ],
      },
      { kind: 'note', text: `${MARK}。生成于 ${formatTime(now)}。` },
    ],
  }
  const bytes = Buffer.from(await workers.run(WRITE_PDF, document, order.userId))
  return { series: '', number, issuedOn, type: 'pdf' as const, bytes }
}
