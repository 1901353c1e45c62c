import type { InvoiceKind, InvoiceProblem, TitleKind } from './kinds'
import { checkTaxNumber, trimTaxNumber } from './tax-number'

/** The recipient of an invoice, as typed; fields that a person does not have are '' (BIL-02). */
export interface InvoiceTitle {
  readonly titleKind: TitleKind
  readonly title: string
  readonly taxNumber: string
  readonly address: string
  readonly phone: string
  readonly bankName: string
  readonly bankAccount: string
}

/** Maximum lengths in UTF-16 units. */
export const TITLE_LENGTHS = {
  title: 60,
  taxNumber: 18,
  address: 100,
  phone: 30,
  bankName: 60,
  bankAccount: 40,
} as const

/** Maximum number of saved titles per account (BIL-08). */
export const MAX_TITLES = 20

const EMPTY = { taxNumber: '', address: '', phone: '', bankName: '', bankAccount: '' } as const

/** The title trimmed; a person has only a name. */
export function trimTitle(typed: InvoiceTitle): InvoiceTitle {
  const { titleKind } = typed
  const title = typed.title.trim()
  if (titleKind === 'person') return { titleKind, title, ...EMPTY }
  return {
    titleKind,
    title,
    taxNumber: trimTaxNumber(typed.taxNumber),
    address: typed.address.trim(),
    phone: typed.phone.trim(),
    bankName: typed.bankName.trim(),
    bankAccount: typed.bankAccount.replace(/[\s-]/g, ''),
  }
}

/** The problem of a trimmed name on an invoice; null if there is none (BIL-02). */
export function checkTitleName(title: string, titleKind: TitleKind = 'company'): string | null {
  if (title === '') return titleKind === 'person' ? '请填写姓名' : '请填写发票抬头'
  if (title.length > TITLE_LENGTHS.title) return `发票抬头最多 ${TITLE_LENGTHS.title} 字`
  if (/[<>\p{Cc}\p{Cf}\p{Cs}]/u.test(title)) return '发票抬头中有不能使用的字符'
  // A company's registered name has at least two characters; a shorter one is a typing mistake.
  return titleKind === 'company' && title.length < 2 ? '请填写营业执照上的企业全称' : null
}

const DETAILS = [
  ['address', '注册地址'],
  ['phone', '注册电话'],
  ['bankName', '开户银行'],
  ['bankAccount', '银行账号'],
] as const

const checkDetail = (field: (typeof DETAILS)[number][0], label: string, text: string, isNeeded: boolean) => {
  if (text === '') return isNeeded ? `专用发票需要填写${label}` : null
  if (text.length > TITLE_LENGTHS[field]) return `${label}最多 ${TITLE_LENGTHS[field]} 字`
  if (field === 'phone' && !/^[\d\s()（）+-]{7,}$/.test(text)) return '请填写正确的电话号码，座机请带区号'
  return field === 'bankAccount' && !/^\d{8,40}$/.test(text) ? '银行账号应为 8 至 40 位数字' : null
}

/**
 * All problems of a trimmed title, in the order of its form. A special invoice names the company's address,
 * telephone and bank; a company may name them on an ordinary one too.
 */
export function checkTitle(title: InvoiceTitle, kind: InvoiceKind = 'ordinary'): InvoiceProblem[] {
  const isPerson = title.titleKind === 'person'
  const problems: [string, string | null][] = [
    ['titleKind', isPerson && kind === 'special' ? '专用发票只能开给企业' : null],
    ['title', checkTitleName(title.title, title.titleKind)],
  ]
  if (!isPerson) {
    problems.push(['taxNumber', checkTaxNumber(title.taxNumber)])
    for (const [field, label] of DETAILS)
      problems.push([field, checkDetail(field, label, title[field], kind === 'special')])
  }
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
