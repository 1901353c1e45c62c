import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod } from '@zhushutong/domain/purchase'
import { SegmentedControl } from '@/ui/segmented-control'

const OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }))

export function MethodPicker({
  value,
  onPick,
}: {
  value: PaymentMethod
  onPick: (method: PaymentMethod) => void
}) {
  return <SegmentedControl label="支付方式" name="method" options={OPTIONS} value={value} onChange={onPick} />
}
