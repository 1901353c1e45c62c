import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@zhushutong/domain/payment-methods'
import { Tabs } from '@zhushutong/ui/layout/tabs'

export function MethodPicker({
  methods,
  value,
  onPick,
}: {
  methods: readonly PaymentMethod[]
  value: PaymentMethod
  onPick: (method: PaymentMethod) => void
}) {
  const options = methods.map((method) => ({ value: method, label: PAYMENT_METHOD_NAMES[method] }))
  return <Tabs label="支付方式" name="method" options={options} value={value} onChange={onPick} />
}
