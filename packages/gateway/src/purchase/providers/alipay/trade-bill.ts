import { parseTime } from '@zhushutong/domain/formatting'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import type { BillLine } from '../payment.ports'
import { parseFee, parseFen } from '../yuan'

const COLUMNS = {
  transactionId: '支付宝交易号',
  orderCode: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额（元）',
  received: '商家实收（元）',
  refundCode: '退款批次号/请求号',
  fee: '服务费（元）',
} as const

type Row = Readonly<Record<keyof typeof COLUMNS, string>>

/** Size limit of an unzipped bill, in bytes. */
const MAX_BYTES = 500 * 1024 * 1024

const GBK = new TextDecoder('gbk')

const unzip = (bytes: Uint8Array): readonly Uint8Array[] | null => {
  try {
    return Object.values(unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAX_BYTES }))
  } catch {
    return null
  }
}

const parseRows = (text: string): Row[] | null => {
  const cells = parse(text, {
    comment: '#',
    comment_no_infix: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  })
  const [header, ...lines] = cells as string[][]
  const places = Object.entries(COLUMNS).map(
    ([column, name]) => [column, header?.indexOf(name) ?? -1] as const,
  )
  if (places.some(([, place]) => place < 0)) return null
  return lines.map(
    (line) => Object.fromEntries(places.map(([column, at]) => [column, line[at] ?? ''])) as Row,
  )
}

const KINDS: Readonly<Record<string, BillLine['kind']>> = { 交易: 'payment', 退款: 'refund' }

/**
 * A bill gives a refund as a negative amount in one of two columns; the other column then repeats the order's amount.
 */
const refundedOf = ({ amount, received }: Row): number | null => {
  const negative = [amount, received].map(parseFen).find((fen) => fen !== null && fen < 0)
  return negative === undefined ? parseFen(amount) : negative
}

const parseLine = (row: Row): BillLine | null => {
  const kind = KINDS[row.kind]
  const at = parseTime(row.at)
  const moved = kind === 'refund' ? refundedOf(row) : parseFen(row.amount)
  const fee = parseFee(row.fee)
  if (!kind || at === null || moved === null || fee === null) return null
  const { orderCode, transactionId } = row
  return {
    kind,
    orderCode,
    transactionId,
    refundCode: kind === 'refund' ? row.refundCode : null,
    amount: Math.abs(moved),
    // The sign of the fee differs between bills. A payment costs a fee (positive); a refund returns it (negative).
    fee: kind === 'payment' ? Math.abs(fee) : 0 - Math.abs(fee),
    at,
  }
}

/** Parses a zipped bill (业务明细, GBK) of Alipay; null for another file or an unreadable line. */
export function parseTradeBill(zipped: Uint8Array): readonly BillLine[] | null {
  const details = (unzip(zipped) ?? [])
    .map((bytes) => parseRows(GBK.decode(bytes)))
    .find((rows) => rows !== null)
  if (!details) return null
  const lines = details.map(parseLine)
  return lines.every((line) => line !== null) ? lines : null
}
