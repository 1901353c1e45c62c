import { formatWholePrice } from '@zhushutong/domain/formatting'
import { buildPurchaseHref, type ShownPackage } from '@zhushutong/domain/purchase'
import { LinkButton } from '@zhushutong/ui/button'

export function PackageList({ packages }: { packages: readonly ShownPackage[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-4">
      {packages.map((shown) => (
        <li key={shown.item.id}>
          <PackageCard shown={shown} />
        </li>
      ))}
    </ul>
  )
}

function PackageCard({ shown: { item, price, term, perDayFen } }: { shown: ShownPackage }) {
  const saved = price.listFen - price.fen
  return (
    <div className="relative grid h-full content-start justify-items-center gap-1 rounded-2 border border-line px-3 pt-6 pb-4 text-center">
      {saved > 0 && (
        <em className="absolute top-0 left-0 rounded-tl-2 rounded-br-2 bg-bad px-2 text-12 text-bad-ink not-italic">
          {price.why === 'first-purchase' ? '首购' : ''}立减 {saved / 100} 元
        </em>
      )}
      <h3 className="text-16 font-semibold">{item.name}</h3>
      <p className="text-12 text-ink-3">{term}</p>
      <p className="text-28 font-semibold text-gold-strong">
        <small className="text-14">¥</small>
        {formatWholePrice(price.fen).slice(1)}
      </p>
      <p className="min-h-5 text-12 text-ink-3">
        {saved > 0 && (
          <s>
            <span className="sr-only">原价</span>
            {formatWholePrice(price.listFen)}
          </s>
        )}
      </p>
      <p className="text-12 text-ink-3">每天 {(perDayFen / 100).toFixed(2)} 元</p>
      <LinkButton
        variant="gold"
        href={buildPurchaseHref({ product: 'svip', packageId: item.id })}
        className="mt-2 w-full"
      >
        立即开通<span className="sr-only">{item.name}</span>
      </LinkButton>
    </div>
  )
}
