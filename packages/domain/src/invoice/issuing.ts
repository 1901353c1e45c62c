import { parseDay } from '../formatting'
import type { InvoiceProblem } from './kinds'

/** The largest file of an invoice, in bytes. */
export const MAX_INVOICE_BYTES = 5 * 1024 * 1024

/** File types of an issued invoice. */
export const INVOICE_DOCUMENT_TYPES = ['pdf', 'ofd'] as const
export type InvoiceDocumentType = (typeof INVOICE_DOCUMENT_TYPES)[number]

/** The data of an issued invoice or of a red letter, as entered by the staff. */
export interface IssueForm {
  /** 发票代码; '' on fully digital invoices, which have none. */
  readonly series: string
  /** 发票号码 */
  readonly number: string
  /** YYYY-MM-DD */
  readonly issuedOn: string
}

/** Problems of an invoice's number: 20 digits, or eight with a code of 10 or 12 digits (BIL-06). */
function checkInvoiceNumber({ series, number }: Pick<IssueForm, 'series' | 'number'>): InvoiceProblem[] {
  if (series === '')
    return /^\d{20}$/.test(number)
      ? []
      : [{ field: 'number', message: '数电发票的号码为 20 位数字；有发票代码的请一并填写' }]
  return [
    ...(/^(\d{10}|\d{12})$/.test(series)
      ? []
      : [{ field: 'series', message: '发票代码为 10 位或 12 位数字，数电发票不填' }]),
    ...(/^\d{8}$/.test(number) ? [] : [{ field: 'number', message: '有发票代码的发票号码为 8 位数字' }]),
  ]
}

/**
 * The problem of an invoice's day; null if there is none (BIL-06).
 * @param today the last possible day, YYYY-MM-DD
 * @param from the first possible day, YYYY-MM-DD
 */
export function checkInvoiceDay(issuedOn: string, today: string, from = ''): string | null {
  if (parseDay(issuedOn) === null || issuedOn > today) return '请填写开票日期，不晚于今天'
  return issuedOn < from ? `开票日期不能早于 ${from}` : null
}

/** Removes spaces, since numbers are copied from the tax platform (BIL-06). */
export function trimIssueForm({ series, number, issuedOn }: IssueForm): IssueForm {
  const digits = (text: string) => text.replace(/\s/g, '')
  return { series: digits(series), number: digits(number), issuedOn }
}

/**
 * All problems of a trimmed form (BIL-06).
 * @param from the first possible day, YYYY-MM-DD
 * @param today the last possible day, YYYY-MM-DD
 */
export function checkIssue(form: IssueForm, from: string, today: string): InvoiceProblem[] {
  const wrongDay = checkInvoiceDay(form.issuedOn, today, from)
  return [
    ...checkInvoiceNumber(form),
    ...(wrongDay === null ? [] : [{ field: 'issuedOn', message: wrongDay }]),
  ]
}
