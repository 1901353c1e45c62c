import { parseTime } from '@zhushutong/domain/formatting'
import type { BillLine } from '../payment.ports'
import { parseFee, parseFen } from '../yuan'

const COLUMNS = {
  at: '交易时间',
  transactionId: '微信订单号',
  orderCode: '商户订单号',
  state: '交易状态',
  currency: '货币种类',
  refundCode: '商户退款单号',
  refundState: '退款状态',
  fee: '手续费',
  paid: '订单金额',
  refunded: '申请退款金额',
} as const

type Column = keyof typeof COLUMNS
type Row = Readonly<Record<Column, string>>

/** Every value begins with a backtick, and some contain commas. */
const cellsOf = (line: string): string[] => line.replace(/^`/, '').split(',`')

const moneyOf = ({ state, refundState, paid, refunded }: Row) => {
  if (state === 'SUCCESS') return { kind: 'payment', amount: parseFen(paid) } as const
  // A failed refund moved no money.
  const isMoved = refundState === 'SUCCESS' || refundState === 'PROCESSING'
  return state === 'REFUND' && isMoved ? ({ kind: 'refund', amount: parseFen(refunded) } as const) : null
}

const lineOf = (row: Row): BillLine | null | 'malformed' => {
  const money = moneyOf(row)
  if (money === null) return null
  const { kind, amount } = money
  const fee = parseFee(row.fee)
  const at = parseTime(row.at)
  if (amount === null || fee === null || at === null || row.currency !== 'CNY') return 'malformed'
  const { orderCode, transactionId } = row
  const refundCode = kind === 'refund' ? row.refundCode : null
  return { kind, orderCode, transactionId, refundCode, amount, fee, at }
}

/** Parses a trade bill (交易账单, ALL) of WeChat Pay; null for another file or an unreadable line. */
export function parseTradeBill(text: string): readonly BillLine[] | null {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = header.split(',')
  const places = Object.entries(COLUMNS).map(([column, name]) => [column, names.indexOf(name)] as const)
  if (places.some(([, place]) => place < 0)) return null
  // The totals follow below a second header.
  const end = lines.findIndex((line) => line.startsWith('总交易单数'))
  const rows = (end < 0 ? lines : lines.slice(0, end)).filter(Boolean).map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(places.map(([column, place]) => [column, cells[place]?.trim() ?? ''])) as Row
  })
  const parsed = rows.map(lineOf)
  if (parsed.includes('malformed')) return null
  return parsed.filter((line): line is BillLine => line !== null && line !== 'malformed')
}
