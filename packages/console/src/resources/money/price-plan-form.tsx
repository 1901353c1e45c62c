import { parseYuan } from '@zhushutong/domain/boss-orders'
import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { checkPricePlan, parseMoment } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { Field } from '@zhushutong/ui/fields/field'
import type { RowOf } from '../../api'
import { DayField, LineField, LinesField } from '../../form/form-fields'
import { TimeField } from '../../form/time-field'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

type Row = RowOf<'product'>

/** The typed values: prices in yuan, '' for none. */
interface Typed {
  readonly amount: string
  readonly discountAmount: string
  readonly isFirstPrice: string
  readonly disPrice: string
  readonly limitNum: string
  readonly realPrice: string
  readonly onSale: boolean
  readonly day: string
  readonly time: string
  readonly reason: string
}

const SPECIAL = [
  { name: 'discountAmount', label: '优惠价（元）', hint: '不填为没有' },
  { name: 'isFirstPrice', label: '首购价（元）', hint: '首次购买同类产品' },
  { name: 'disPrice', label: '活动价（元）', hint: '不填为没有活动' },
  { name: 'limitNum', label: '活动价每人限购', hint: '次数；不填为不限' },
] as const
const typedYuan = (fen: number | null) => (fen === null ? '' : String(fen / 100))
const parseFen = (typed: string) => (typed.trim() === '' ? null : (parseYuan(typed) ?? Number.NaN))

const fillTyped = (row: Row): Typed => ({
  amount: typedYuan(row.amount),
  discountAmount: typedYuan(row.discountAmount),
  isFirstPrice: typedYuan(row.isFirstPrice),
  disPrice: typedYuan(row.disPrice),
  limitNum: row.limitNum === null ? '' : String(row.limitNum),
  realPrice: typedYuan(row.realPrice),
  onSale: row.onSale,
  day: '',
  time: '',
  reason: '',
})

const parseForm = (typed: Typed, row: Row) => ({
  amount: row.isCombined ? row.amount : (parseFen(typed.amount) ?? Number.NaN),
  discountAmount: parseFen(typed.discountAmount),
  isFirstPrice: parseFen(typed.isFirstPrice),
  disPrice: parseFen(typed.disPrice),
  limitNum: typed.limitNum.trim() === '' ? null : Number(typed.limitNum),
  realPrice: parseFen(typed.realPrice),
  onSale: typed.onSale,
  effectiveAt: parseMoment(typed.day, typed.time),
  reason: typed.reason,
})

/** Requests new prices from a given time; another person approves them (PRI-01, PRI-02). */
export function PricePlanForm({ row, onDone }: { row: Row; onDone: () => void }) {
  const { run, busy } = useAction('product', 'plan', '已提交，等待另一位同事复核')
  const form = useStaffForm<Typed>({
    initial: fillTyped(row),
    check: (typed) =>
      checkPricePlan(parseForm(typed, row), row.serverTime).map(({ field, message }) => ({
        field: field === 'effectiveAt' ? 'time' : field,
        message,
      })),
    send: async (typed, onError) => {
      const done = await run({ id: row.id, ...parseForm(typed, row) }, (error) => {
        const { effectiveAt, ...errors } = error.errors ?? {}
        onError({ ...error, errors: { ...errors, ...(effectiveAt && { time: effectiveAt }) } })
      })
      if (done) onDone()
    },
  })
  return (
    <form
      className="grid gap-4 border-t border-line pt-4"
      noValidate
      onSubmit={form.submit}
      aria-label="调价"
    >
      {row.isCombined ? (
        <p className="text-12 text-ink-3">
          组合的原价为各项原价之和，现为 {formatPrice(row.amount)}，随各项调价变化。
        </p>
      ) : (
        <LineField form={form} name="amount" label="原价（元）" required isFirst />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        {SPECIAL.map(({ name, label, hint }) => (
          <LineField key={name} form={form} name={name} label={label} hint={hint} />
        ))}
      </div>
      {row.realPrice !== null && (
        <LineField form={form} name="realPrice" label="实付价（元）" hint="原价以划线显示" />
      )}
      <Checkbox {...form.register('onSale')}>在售</Checkbox>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
        <DayField
          form={form}
          name="day"
          label="生效日期"
          required
          hint={`现在是 ${formatTime(row.serverTime)}`}
        />
        <Field label="时间" required error={form.formState.errors.time?.message}>
          {(control) => <TimeField {...control} {...form.register('time')} />}
        </Field>
      </div>
      <LinesField form={form} name="reason" label="原因" required hint="会写进操作记录" rows={2} />
      <p className="text-12 text-ink-3">到时自动生效，之前的订单不变；须由另一位同事复核，生效前可以撤回。</p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          提交复核
        </Button>
        <Button onClick={onDone}>取消</Button>
      </div>
    </form>
  )
}
