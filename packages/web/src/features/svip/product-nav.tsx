import { ADD_ON_NAMES, ADD_ONS } from '@zhushutong/domain/access'
import { PLAN_BENEFITS, planGroupOf } from '@zhushutong/domain/membership'
import { buildPurchaseHref, type ProductKind, productKindName } from '@zhushutong/domain/purchase'
import { cx } from '@zhushutong/ui/cx'
import Link from 'next/link'

const FIRST_ADD_ON = ADD_ONS[0]

const isAddOn = (kind: ProductKind): boolean => kind !== 'combine' && planGroupOf(kind) === 'add-on'

/** The products as cards; the five add-ons share a card, with a row of their own below. */
const CARDS = [
  { product: 'svip', label: productKindName('svip'), note: PLAN_BENEFITS.svip.summary },
  { product: FIRST_ADD_ON, label: '增值服务 SVIP', note: '到期、核查、追踪、人员缺口' },
  {
    product: 'analysis_vip',
    label: productKindName('analysis_vip'),
    note: PLAN_BENEFITS.analysis_vip.summary,
  },
  { product: 'enterprise', label: productKindName('enterprise'), note: PLAN_BENEFITS.enterprise.summary },
  { product: 'combine', label: productKindName('combine'), note: '几项一起开通更省' },
] as const satisfies ReadonlyArray<{ product: ProductKind; label: string; note: string }>

/** All products; each has its own address (PAY-14). */
export function ProductNav({ current }: { current: ProductKind }) {
  return (
    <nav aria-label="会员类型" className="grid gap-3">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {CARDS.map(({ product, label, note }) => {
          const isCurrent = product === current || (product === FIRST_ADD_ON && isAddOn(current))
          return (
            <li key={product} className="max-md:first:col-span-2">
              <Link
                href={buildPurchaseHref({ product: isCurrent ? current : product })}
                prefetch={false}
                scroll={false}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'grid h-full content-start rounded-3 border px-4 py-3',
                  isCurrent
                    ? 'border-gold bg-gold-soft text-gold-strong inset-ring inset-ring-gold'
                    : 'border-line-strong bg-surface hover:border-gold-line',
                )}
              >
                <b className="font-semibold">{label}</b>
                <span className={cx('text-12', !isCurrent && 'text-ink-2')}>{note}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {isAddOn(current) && (
        <ul className="flex flex-wrap gap-2" aria-label="增值服务">
          {ADD_ONS.map((addOn) => (
            <li key={addOn}>
              <Link
                href={buildPurchaseHref({ product: addOn })}
                prefetch={false}
                scroll={false}
                aria-current={addOn === current ? 'page' : undefined}
                className={cx(
                  'block rounded-2 border px-3 py-1',
                  addOn === current
                    ? 'border-gold bg-gold-soft font-semibold text-gold-strong'
                    : 'border-line-strong bg-surface hover:border-gold-line',
                )}
              >
                {ADD_ON_NAMES[addOn]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
