import { buildCenterHref } from '@zhushutong/domain/addresses'
import { HOTLINE } from '@zhushutong/domain/contact'
import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { PLAN_GROUP_NAMES } from '@zhushutong/domain/membership'
import { type PaidOrder, SUCCESS_FIELDS } from '@zhushutong/domain/purchase'
import { LinkButton } from '@zhushutong/ui/button'
import { CheckIcon } from '@zhushutong/ui/icon'
import { PAID_TEXTS, type Sold } from '../sold'

const formatField = (order: PaidOrder, key: keyof PaidOrder): string => {
  const value = order[key]
  if (key === 'businessPrice' || key === 'balance') return formatPrice(Number(value))
  return key === 'paySuccTime' || key === 'succTime' ? formatTime(value) : String(value)
}

/** The paid order in nine fields (PAY-03). No balance without a wallet; no end date for a top-up. */
export function SuccessView({ order, sold = 'service' }: { order: PaidOrder; sold?: Sold }) {
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-3 text-16 font-semibold">
        <span className="grid size-10 place-items-center rounded-full bg-ok-soft text-ok">
          <CheckIcon size={22} />
        </span>
        {PAID_TEXTS[sold]}
      </p>
      <dl className="grid gap-x-6 gap-y-2 rounded-2 bg-surface-2 p-4 md:grid-cols-2">
        {SUCCESS_FIELDS.filter(({ key }) => order[key] !== null).map(({ key, label }) => (
          <div key={key} className="flex gap-3">
            <dt className="w-16 flex-none text-ink-3">{label}</dt>
            <dd className="min-w-0 break-all">{formatField(order, key)}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-wrap gap-3">
        <li>
          <LinkButton href={buildCenterHref(sold === 'top-up' ? 'wallet' : 'orders')}>
            {sold === 'top-up' ? '查看我的钱包' : '查看订单、申请发票'}
          </LinkButton>
        </li>
        {order.productType === PLAN_GROUP_NAMES.enterprise && (
          <li>
            <LinkButton href={buildCenterHref('seats')}>给同事分配共享账号</LinkButton>
          </li>
        )}
      </ul>
      {order.productType === PLAN_GROUP_NAMES.enterprise && (
        <p className="text-ink-2">
          客服会与您联系，也可致电 <a href={`tel:${HOTLINE}`}>{HOTLINE}</a>
        </p>
      )}
    </div>
  )
}
