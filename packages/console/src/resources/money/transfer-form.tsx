import { parseYuan } from '@zhushutong/domain/boss-orders'
import { checkTransferEntry } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import type { RowOf } from '../../api'
import { DayField, LineField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

/** The typed values; the amount in yuan. */
interface Typed {
  readonly id: string
  readonly amount: string
  readonly bankReference: string
  readonly day: string
}

const parseEntry = ({ amount, bankReference, day }: Typed) => ({
  amount: parseYuan(amount) ?? Number.NaN,
  bankReference,
  day,
})

/** The form of a bank transfer (TRF-01); without a row it also asks for the order in the bank's remark. */
export function TransferForm({ row, onDone }: { row?: RowOf<'transfer'>; onDone?: () => void }) {
  const { run, busy } = useAction('transfer', 'enter', '已登记')
  // The gateway's clock may be ahead of the browser's: no order is later than now.
  const now = Math.max(Date.now(), row?.createTime ?? 0)
  const form = useStaffForm<Typed>({
    initial: { id: row?.id ?? '', amount: '', bankReference: '', day: '' },
    check: (typed) => [
      ...(typed.id.trim() === '' ? [{ field: 'id', message: '请填写订单编号' }] : []),
      ...checkTransferEntry(parseEntry(typed), { now, createdAt: row?.createTime ?? 0 }),
    ],
    send: async (typed, onError) => {
      if (await run({ id: typed.id.trim(), ...parseEntry(typed) }, onError)) onDone?.()
    },
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      {!row && <LineField form={form} name="id" label="订单编号" required isFirst hint="即转账附言" />}
      <LineField
        form={form}
        name="amount"
        label="到账金额（元）"
        required
        hint={row ? '以银行回单为准；不足的继续等待，多出的自动进入退款' : '以银行回单为准；可以分几笔登记'}
      />
      <LineField form={form} name="bankReference" label="银行流水号" required maxLength={64} />
      <DayField form={form} name="day" label="到账日期" required />
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          登记到账
        </Button>
      </div>
    </form>
  )
}
