import { PAYMENT_METHODS, type PaymentMethod } from '@zhushutong/domain/purchase'
import { SegmentedControl } from '@/ui/segmented-control'

const LABELS: Record<PaymentMethod, string> = { wechat: '微信', alipay: '支付宝', transfer: '对公转账' }

const OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: LABELS[value] }))

export function MethodPicker({
  value,
  onPick,
}: {
  value: PaymentMethod
  onPick: (method: PaymentMethod) => void
}) {
  return <SegmentedControl label="支付方式" name="method" options={OPTIONS} value={value} onChange={onPick} />
}
