import type { PriceReason, ShownPackage } from '@zhushutong/domain/purchase'
import { yuan } from './yuan'

const badgeOf = (why: PriceReason, saved: number): string | null => {
  if (saved <= 0) return null
  if (why === 'first-purchase') return `首购立减 ${saved / 100} 元`
  return why === 'promotion' ? `限时立减 ${saved / 100} 元` : null
}

/** At most four packages, one of them selected (PAY-09). */
export function PackageCards({
  packages,
  chosen,
  disabled,
  onChoose,
}: {
  packages: readonly ShownPackage[]
  chosen: string | null
  disabled: boolean
  onChoose: (id: string) => void
}) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-4 pt-2 md:grid-cols-4" disabled={disabled}>
      <legend className="sr-only">选择套餐</legend>
      {packages.map(({ item, price, term, perDayFen }) => {
        const badge = badgeOf(price.why, price.listFen - price.fen)
        return (
          <label
            key={item.id}
            className="relative grid content-start justify-items-center gap-1 rounded-2 border-[1.5px] border-line px-2 pt-5 pb-4 text-center has-checked:border-gold has-checked:bg-gold-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="package"
              value={item.id}
              className="absolute inset-0 opacity-0"
              checked={item.id === chosen}
              onChange={() => onChoose(item.id)}
            />
            {badge && (
              <em className="absolute -top-2.5 -left-px rounded-2 rounded-bl-none bg-bad px-2 text-12 text-bad-ink not-italic">
                {badge}
              </em>
            )}
            <span>{item.name}</span>
            <span className="text-12 text-ink-3">{term}</span>
            <b className="text-20 font-semibold text-gold-strong">{yuan(price.fen)}</b>
            {price.listFen > price.fen && (
              <s className="text-12 text-ink-3">
                <span className="sr-only">原价</span>
                {yuan(price.listFen)}
              </s>
            )}
            <span className="text-12 text-ink-3">每天 {(perDayFen / 100).toFixed(2)} 元</span>
          </label>
        )
      })}
    </fieldset>
  )
}
