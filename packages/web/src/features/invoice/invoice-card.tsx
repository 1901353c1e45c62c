import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import {
  INVOICE_KIND_LABELS,
  INVOICE_STATE_LABELS,
  type InvoiceState,
  RED_CAUSE_LABELS,
} from '@zhushutong/domain/invoice'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { InvoiceFile, ShownInvoice } from './invoice.types'

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  asked: 'warn',
  issued: 'ok',
  'red-due': 'warn',
  red: 'neutral',
  refused: 'bad',
  cancelled: 'neutral',
}

/** The state of an invoice; 部分红冲 if a part of it is red-lettered. */
export function InvoiceTag({ state, redFen }: Pick<ShownInvoice, 'state' | 'redFen'>) {
  const isPartly = state === 'issued' && redFen > 0
  return <Tag tone={TONES[state]}>{isPartly ? '部分红冲' : INVOICE_STATE_LABELS[state]}</Tag>
}

/** The file's address on the portal. */
const fileHref = ({ href }: InvoiceFile) => `/gateway${href}`

function Download({ file, label }: { file: InvoiceFile; label: string }) {
  return (
    <a className="text-primary hover:underline" href={fileHref(file)} download={file.name}>
      {label} {file.type.toUpperCase()}
    </a>
  )
}

const explain = ({ state, refusal, redLetters }: ShownInvoice): string | null => {
  if (state === 'asked') return '财务会尽快开具，开具前可以撤销'
  if (state === 'refused') return `未通过的原因：${refusal ?? ''}。可以改正后重新申请`
  if (state === 'cancelled') return refusal
  if (state === 'red') return '发票已整张红冲，不能再用于报销或抵扣'
  if (state !== 'red-due') return null
  return redLetters.some(({ cause }) => cause === 'mistake')
    ? '发票开具有误，财务正在红冲，之后可以重新申请'
    : '款项已退回，财务正在红冲相应的金额'
}

/** An invoice with its files and red letters (BIL-05 to BIL-07). */
export function InvoiceCard({ invoice, actions }: { invoice: ShownInvoice; actions?: ReactNode }) {
  const { kind, title, taxNumber, amount, net, tax, taxPercent, series, number, issuedOn, file } = invoice
  const note = explain(invoice)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <InvoiceTag {...invoice} />
        <b className="font-semibold">{formatPrice(amount)}</b>
        <span className="text-ink-2">{INVOICE_KIND_LABELS[kind]}</span>
        <span className="text-12 text-ink-3">
          不含税 {formatPrice(net)}，税额 {formatPrice(tax)}（{taxPercent}%）
        </span>
      </p>
      {title !== '' && (
        <p className="wrap-anywhere">
          {title} {taxNumber && <span className="text-ink-3">{taxNumber}</span>}
        </p>
      )}
      {note !== null && <p className="wrap-anywhere text-ink-2">{note}</p>}
      {number !== '' && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="wrap-anywhere text-ink-2">
            发票号码 {[series, number].filter(Boolean).join(' ')}，开票日期 {issuedOn}
          </span>
          {file && <Download file={file} label="下载发票" />}
        </p>
      )}
      {invoice.redLetters.map((red) => (
        <p key={`${red.number} ${red.amount}`} className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          <span className="wrap-anywhere">
            红字发票（{RED_CAUSE_LABELS[red.cause]}）-{formatPrice(red.amount)}
            {red.isIssued ? `，号码 ${red.number}，开具日期 ${red.issuedOn}` : '，待开具'}
          </span>
          {red.file && <Download file={red.file} label="下载红字发票" />}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-3">
        <span>申请编号 {invoice.invoiceCode}</span>
        <span>{formatTime(invoice.askTime)} 申请</span>
      </p>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
