'use client'

import { formatPrice } from '@zhushutong/domain/formatting'
import {
  checkInvoiceForm,
  INVOICE_KIND_LABELS,
  INVOICE_KINDS,
  type InvoiceKind,
  MAX_EMAIL,
  trimInvoiceForm,
} from '@zhushutong/domain/invoice'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { InvoiceCalls, OrderInvoicing, SavedTitle } from './invoice.types'
import { TitleFields, type TitleValues } from './title-fields'

interface Values extends TitleValues {
  kind: InvoiceKind
  email: string
  savesTitle: boolean
}

const NEW: TitleValues = {
  titleKind: 'company',
  title: '',
  taxNumber: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
}

const fillValues = ({ titleId: _, isDefault: __, ...title }: SavedTitle): TitleValues => title

/** Special invoices are for companies only: the chosen kind of title is ignored. */
const normalize = ({ savesTitle, ...typed }: Values): Values => ({
  ...trimInvoiceForm(typed.kind === 'special' ? { ...typed, titleKind: 'company' } : typed),
  savesTitle,
})

/** The form for an invoice: its kind and its title (BIL-02, BIL-04). */
export function InvoiceForm({
  id,
  order: { amount, net, tax, taxPercent },
  titles,
  ask,
  onSending,
  onAsked,
}: {
  id: string
  order: Pick<OrderInvoicing, 'amount' | 'net' | 'tax' | 'taxPercent'>
  titles: readonly SavedTitle[]
  ask: InvoiceCalls['ask']
  onSending: (isSending: boolean) => void
  onAsked: () => void
}) {
  const first = titles[0]
  const { form, field, submit, isSending, failure } = useDomainForm<Values>({
    initial: { kind: 'ordinary', ...(first ? fillValues(first) : NEW), email: '', savesTitle: !first },
    normalize,
    check: ({ savesTitle: _, ...values }) => checkInvoiceForm(values),
    send: ask,
    onSent: onAsked,
  })
  const [kind, titleKind] = useWatch({ control: form.control, name: ['kind', 'titleKind'] })
  useEffect(() => onSending(isSending), [isSending, onSending])
  const choose = (titleId: string) => {
    const saved = titles.find((title) => title.titleId === titleId)
    const { kind: chosen, email } = form.getValues()
    form.reset({ kind: chosen, email, ...(saved ? fillValues(saved) : NEW), savesTitle: !saved })
  }
  const { error: kindError, ...kindSelect } = field('kind')
  const { error: _, ...savesTitle } = field('savesTitle')
  return (
    <form id={id} className="grid gap-4" noValidate onSubmit={submit}>
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-2 bg-surface-2 px-4 py-3">
        <span>
          开票金额 <b className="text-16 font-semibold">{formatPrice(amount)}</b>
        </span>
        <span className="text-12 text-ink-3">
          不含税 {formatPrice(net)}，税额 {formatPrice(tax)}（{taxPercent}%）；积分抵扣部分不开票
        </span>
      </p>
      <Field label="发票种类" error={kindError}>
        {(control) => (
          <Select {...control} {...kindSelect} data-autofocus="">
            {INVOICE_KINDS.map((value) => (
              <option key={value} value={value}>
                {INVOICE_KIND_LABELS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {titles.length > 0 && (
        <Field label="常用抬头">
          {(control) => (
            <Select
              {...control}
              defaultValue={first?.titleId}
              onChange={({ target }) => choose(target.value)}
            >
              {titles.map(({ titleId, title }) => (
                <option key={titleId} value={titleId}>
                  {title}
                </option>
              ))}
              <option value="">填写新的抬头</option>
            </Select>
          )}
        </Field>
      )}
      <TitleFields kind={kind} titleKind={titleKind} field={field} />
      <TextField
        label="接收邮箱"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        hint="选填，财务据此与您联系；开具后随时可在“我的发票”下载"
        {...field('email')}
      />
      <Checkbox {...savesTitle}>保存为常用抬头</Checkbox>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
    </form>
  )
}
