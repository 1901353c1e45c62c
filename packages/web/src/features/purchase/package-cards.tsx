import { formatWholePrice } from '@zhushutong/domain/formatting'
import type { PriceReason, ShownPackage } from '@zhushutong/domain/purchase'
import { useEarlyChoice } from '@zhushutong/ui/fields/early-input'
import type { Offer } from './purchase.types'

const formatBadge = (why: PriceReason, saved: number): string | null => {
  if (saved <= 0) return null
  if (why === 'first-purchase') return `首购立减 ${saved / 100} 元`
  if (why === 'promotion') return `限时立减 ${saved / 100} 元`
  return `立减 ${saved / 100} 元`
}

export type ShownOffer = ShownPackage & { readonly item: Offer }

const columns = ['', 'md:grid-cols-2', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/** At most four packages, with one selected (PAY-09). */
export function PackageCards({
  packages,
  chosen,
  disabled,
  onChoose,
}: {
  packages: readonly ShownOffer[]
  chosen: string | null
  disabled: boolean
  onChoose: (id: string) => void
}) {
  const group = useEarlyChoice(onChoose)
  return (
    <fieldset
      ref={group}
      className={`grid grid-cols-2 gap-x-3 gap-y-4 pt-2 ${columns[Math.min(packages.length, 4)]}`}
      disabled={disabled}
    >
      <legend className="sr-only">选择套餐</legend>
      {packages.map(({ item, price, term, perDayFen }) => {
        const badge = formatBadge(price.why, price.listFen - price.fen)
        return (
          <label
            key={item.id}
            className="relative grid content-start justify-items-center gap-1 rounded-3 border border-line-strong bg-surface px-2 pt-5 pb-4 text-center cursor-pointer hover:border-gold-line has-checked:border-gold has-checked:bg-gold-soft has-checked:inset-ring has-checked:inset-ring-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="package"
              value={item.id}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={item.id === chosen}
              onChange={() => onChoose(item.id)}
            />
            {badge && (
              <em className="absolute -top-2.5 left-1/2 -translate-x-1/2 rounded-full bg-(image:--gold-fill) px-2 text-12 font-semibold whitespace-nowrap text-(--gold-fill-ink) not-italic">
                {badge}
              </em>
            )}
            <span className="font-semibold">{item.name}</span>
            <span className="text-12 text-ink-3">{term}</span>
            <b className="text-20 font-semibold text-gold-strong md:text-28">{formatWholePrice(price.fen)}</b>
            <span className="min-h-5 text-12 text-ink-2">
              {price.listFen > price.fen && (
                <s>
                  <span className="sr-only">原价</span>
                  {formatWholePrice(price.listFen)}
                </s>
              )}
            </span>
            <span className="text-12 text-ink-3">每天 {(perDayFen / 100).toFixed(2)} 元</span>
            {item.services.length > 0 && (
              <span className="text-12 text-ink-2">
                含 {item.services.map(({ name }) => name).join('、')}
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
