import { parseDay } from '../formatting'
import { checkInvoiceDay, checkTaxNumber, checkTitleName, type InvoiceKind, trimTaxNumber } from '../invoice'
import { isMobile } from '../login'
import type { FormProblem } from './service-order-form'

/** The maximum of one entry, in fen: 100 million yuan. */
const MAX_FEN = 10_000_000_000

/** A typed amount in yuan, as fen; null unless it is an amount above 0 with at most two decimals (BOS-03). */
export function parseYuan(typed: string): number | null {
  const text = typed.replace(/[,，\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  const [yuan = '0', part = ''] = text.split('.')
  const fen = Number(yuan) * 100 + Number(part.padEnd(2, '0'))
  return fen > 0 && fen <= MAX_FEN ? fen : null
}

/** Received money as the staff confirm it: the amount in yuan, the day, and the bank's number of the transfer. */
interface ReceiptForm {
  readonly amount: string
  readonly receivedOn: string
  readonly reference: string
}

/**
 * All problems of a receipt; its day is never after today.
 * @param today YYYY-MM-DD
 */
export function checkReceipt({ amount, receivedOn, reference }: ReceiptForm, today: string): FormProblem[] {
  return [
    ...(parseYuan(amount) === null ? [{ field: 'amount', message: '请填写金额，如 20000 或 20000.50' }] : []),
    ...(parseDay(receivedOn) === null || receivedOn > today
      ? [{ field: 'receivedOn', message: '请填写到账日期，不晚于今天' }]
      : []),
    ...(/^[0-9A-Za-z-]{6,40}$/.test(reference.trim())
      ? []
      : [{ field: 'reference', message: '请填写银行流水号，6 至 40 位字母或数字' }]),
  ]
}

interface InvoiceForm {
  readonly kind: InvoiceKind
  readonly title: string
  readonly taxNumber: string
  readonly number: string
  readonly amount: string
  readonly issuedOn: string
}

/**
 * All problems of an invoice (BOS-10).
 * @param today YYYY-MM-DD
 */
export function checkInvoiceEntry(form: InvoiceForm, today: string): FormProblem[] {
  const wrong = (field: string, message: string | null) => (message === null ? [] : [{ field, message }])
  return [
    ...wrong('title', checkTitleName(form.title.trim())),
    ...wrong('taxNumber', checkTaxNumber(trimTaxNumber(form.taxNumber))),
    ...(/^\d{8,20}$/.test(form.number.trim())
      ? []
      : [{ field: 'number', message: '请填写发票号码，8 至 20 位数字' }]),
    ...(parseYuan(form.amount) === null
      ? [{ field: 'amount', message: '请填写金额，如 20000 或 20000.50' }]
      : []),
    ...wrong('issuedOn', checkInvoiceDay(form.issuedOn, today)),
  ]
}

/** All problems of a steward's form: the name, and a mobile or landline number (BOS-06). */
export function checkSteward({
  name,
  phone,
}: {
  readonly name: string
  readonly phone: string
}): FormProblem[] {
  const digits = phone.replace(/[\s-]/g, '')
  return [
    ...(name.trim() === '' || name.trim().length > 20
      ? [{ field: 'name', message: '请填写管家姓名，最多 20 字' }]
      : []),
    ...(isMobile(digits) || /^(0\d{9,11}|400\d{7})$/.test(digits)
      ? []
      : [{ field: 'phone', message: '请填写手机号、座机或 400 电话' }]),
  ]
}
