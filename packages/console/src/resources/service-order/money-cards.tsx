import { formatPrice } from '@zhushutong/domain/formatting'
import { INVOICE_KIND_LABELS, INVOICE_KINDS, type InvoiceKind } from '@zhushutong/domain/invoice'
import { Button } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRef } from 'react'
import { ChoiceField, DayField, LineField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import type { CardProps } from './types'

/** Received money, confirmed with the bank's number (BOS-03). */
export function ReceiptsCard({ order }: CardProps) {
  const { run, busy } = useAction('serviceOrder', 'confirmReceipt', '到账已登记')
  const { total, paid, receipts } = order.details
  const form = useStaffForm({
    initial: { amount: '', receivedOn: '', reference: '' },
    send: async (values, onError) => {
      if (await run({ id: order.id, ...values }, onError)) form.reset()
    },
  })
  return (
    <TitledCard title="到账" note={`合计 ${formatPrice(total)}，已到账 ${formatPrice(paid)}`}>
      {receipts.length > 0 && (
        <ul className="mb-4 grid gap-1">
          {receipts.map(({ amount, receivedOn, reference }) => (
            <li key={reference}>
              {receivedOn} {formatPrice(amount)} <span className="text-ink-3">{reference}</span>
            </li>
          ))}
        </ul>
      )}
      <form className="grid items-start gap-4 md:grid-cols-3" noValidate onSubmit={form.submit}>
        <LineField form={form} name="amount" label="金额（元）" required />
        <DayField form={form} name="receivedOn" label="到账日期" required />
        <LineField form={form} name="reference" label="银行流水号" required maxLength={40} />
        <div>
          <Button type="submit" variant="primary" loading={busy}>
            确认到账
          </Button>
        </div>
      </form>
    </TitledCard>
  )
}

interface InvoiceValues {
  kind: InvoiceKind
  title: string
  taxNumber: string
  number: string
  amount: string
  issuedOn: string
}

/** Issued invoices with their files (BOS-10). */
export function InvoicesCard({ order }: CardProps) {
  const { run, busy } = useAction('serviceOrder', 'addInvoice', '发票已上传')
  const input = useRef<HTMLInputElement>(null)
  const { details, companyName } = order
  const form = useStaffForm<InvoiceValues>({
    initial: {
      kind: 'ordinary',
      title: companyName,
      taxNumber: details.creditCode ?? '',
      number: '',
      amount: '',
      issuedOn: '',
    },
    send: async (values, onError) => {
      const file = input.current?.files?.[0]
      if (!file) return toast('请选择发票文件', 'warn')
      const sent = new FormData()
      for (const [name, value] of Object.entries({ id: order.id, ...values })) sent.append(name, value)
      sent.append('file', file)
      if (!(await run(sent as never, onError))) return
      form.reset()
      if (input.current) input.current.value = ''
    },
  })
  return (
    <TitledCard title="发票" count={details.invoices.length}>
      {details.invoices.length > 0 && (
        <ul className="mb-4 grid gap-1">
          {details.invoices.map(({ id, number, title, amount, issuedOn }) => (
            <li key={id}>
              {issuedOn} {formatPrice(amount)} {title} <span className="text-ink-3">{number}</span>
            </li>
          ))}
        </ul>
      )}
      <form className="grid items-start gap-4 md:grid-cols-3" noValidate onSubmit={form.submit}>
        <ChoiceField
          form={form}
          name="kind"
          label="种类"
          options={INVOICE_KINDS.map((value) => ({ value, label: INVOICE_KIND_LABELS[value] }))}
        />
        <LineField form={form} name="title" label="抬头" required />
        <LineField form={form} name="taxNumber" label="纳税人识别号" required maxLength={20} />
        <LineField form={form} name="number" label="发票号码" required maxLength={20} />
        <LineField form={form} name="amount" label="发票金额（元）" required />
        <DayField form={form} name="issuedOn" label="开票日期" required />
        <label className="grid gap-1.5 md:col-span-2">
          发票文件
          <input ref={input} type="file" accept=".pdf,.ofd,.jpg,.jpeg,.png" />
        </label>
        <div>
          <Button type="submit" loading={busy}>
            上传发票
          </Button>
        </div>
      </form>
    </TitledCard>
  )
}
