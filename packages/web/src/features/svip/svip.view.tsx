import { formatDate, formatMoney } from '@zhushutong/domain/formatting'
import type { ShownPackage } from '@zhushutong/domain/purchase'
import { HOTLINE } from '@zhushutong/domain/shell'
import { LinkButton } from '@/ui/button'
import { TitledCard } from '@/ui/card'
import { CheckIcon } from '@/ui/icon'
import { ErrorState } from '@/ui/states'
import { ComparisonTable } from './comparison-table'

const LOGIN = '/auth/login/?backUrl=%2Fsvip.html'

const PROMISES = [
  '全量数据，每条注明来源与核验时间',
  '联系方式、证书编号完整可见',
  '付款后立即开通，可开具发票',
]

const yuan = (fen: number) => formatMoney(fen, { unit: 'yuan', withUnit: false })

/** The page that sells the SVIP: benefits and prices. */
export function SvipView({
  packages,
  svipUntil,
}: {
  /** null: loading failed. */
  packages: readonly ShownPackage[] | null
  /** End of the reader's own SVIP in ms, if active. */
  svipUntil: number | null
}) {
  return (
    <main id="main">
      <section className="border-b border-gold-line bg-gold-soft">
        <div className="wrap grid gap-4 py-8 md:py-12">
          <h1 className="text-28 font-semibold text-gold-strong">建筑管家 SVIP</h1>
          <p className="max-w-[640px] text-16 text-ink-2">查企业、查人员、查招投标，一个账号看完整数据。</p>
          <ul className="grid gap-1.5">
            {PROMISES.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <CheckIcon className="text-gold" />
                {promise}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-4">
            <LinkButton variant="gold" size="large" href={LOGIN} data-buy="" rel="nofollow">
              {svipUntil === null ? '立即开通' : '立即续费'}
            </LinkButton>
            {svipUntil !== null && (
              <span className="text-ink-2">您的 SVIP 有效期至 {formatDate(svipUntil)}</span>
            )}
          </div>
        </div>
      </section>
      <div className="wrap grid gap-4 py-6">
        <TitledCard title="选择套餐">
          {packages === null ? (
            <ErrorState title="套餐暂时没有加载出来">请稍后刷新页面，或致电 {HOTLINE}。</ErrorState>
          ) : (
            <PackageList packages={packages} />
          )}
        </TitledCard>
        <TitledCard title="权益对比">
          <ComparisonTable />
        </TitledCard>
      </div>
    </main>
  )
}

/** The packages side by side; each opens the purchase of exactly it. */
export function PackageList({ packages }: { packages: readonly ShownPackage[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-4">
      {packages.map((one) => (
        <li key={one.item.id}>
          <PackageCard one={one} />
        </li>
      ))}
    </ul>
  )
}

function PackageCard({ one: { item, price, term, perDayFen } }: { one: ShownPackage }) {
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
        {yuan(price.fen)}
      </p>
      <p className="min-h-5 text-12 text-ink-3">
        {saved > 0 && (
          <s>
            <span className="sr-only">原价</span>¥{yuan(price.listFen)}
          </s>
        )}
      </p>
      <p className="text-12 text-ink-3">每天 {(perDayFen / 100).toFixed(2)} 元</p>
      <LinkButton variant="gold" href={LOGIN} data-buy={item.id} rel="nofollow" className="mt-2 w-full">
        立即开通<span className="sr-only">{item.name}</span>
      </LinkButton>
    </div>
  )
}
