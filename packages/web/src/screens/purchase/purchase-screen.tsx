import { HOTLINE } from '@zhushutong/domain/contact'
import { findOwnHolding, isInForce, isRenewal, PLAN_BENEFITS } from '@zhushutong/domain/membership'
import { buildPurchaseHref, type PurchaseAddress, productKindName } from '@zhushutong/domain/purchase'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { ComparisonTable, PlanPoints, ProductNav } from '@/features/svip'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { loadOffers } from '@/wiring/offers'
import { orNull } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { PurchaseIsland } from './purchase-island'

export function purchaseMetadata({ product }: PurchaseAddress): Metadata {
  const name = productKindName(product)
  return pageMetadata({
    title: product === 'svip' ? '开通会员' : `开通${name}`,
    description:
      product === 'combine'
        ? '组合优惠：一次开通几项会员与服务，价格与包含的内容一览。'
        : `${name}：${PLAN_BENEFITS[product].summary}。价格、期限与权益一览。`,
    path: product === 'svip' ? '/svip.html' : buildPurchaseHref({ product }),
  })
}

/** The start of a purchased membership, depending on the reader's present one (MEM-06, MEM-08). */
const findStart = ({ product }: PurchaseAddress, { member }: Reader): 'renewal' | 'trial' | 'now' => {
  if (!member || product === 'combine') return 'now'
  const { holdings, readAt } = member
  if (isRenewal(holdings, product, readAt)) return 'renewal'
  const holding = findOwnHolding(holdings, product)
  return holding && isInForce(holding, readAt) ? 'trial' : 'now'
}

const START_TEXTS = {
  renewal: '续费，从到期日起接着算。',
  trial: '开通，从体验结束时起算。',
  now: '开通，付款后立即生效。',
} as const

/** The page of all sales: memberships, services, enterprise VIP, combined offers (PAY-14). */
export async function PurchaseScreen({ address, reader }: { address: PurchaseAddress; reader: Reader }) {
  const { product, packageId, childNumber } = address
  const { member, calls, sessionExpired } = reader
  const offers = await orNull(loadOffers(calls, product))
  const start = findStart(address, reader)
  const buyer = member && {
    holdings: member.holdings,
    now: member.readAt,
    points: member.points,
    walletFen: member.walletFen,
  }
  const name = productKindName(product)
  return (
    <main id="main" className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <header>
        <h1 className="text-20 font-semibold">{start === 'renewal' ? `续费${name}` : '开通会员'}</h1>
        <p className="text-ink-2">
          {member ? (
            <>
              为 <b>{member.mobile}</b> {START_TEXTS[start]}
            </>
          ) : (
            '付款后立即开通；公司转账由客服确认到账后开通。'
          )}
        </p>
      </header>
      {sessionExpired && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-3 bg-warn-soft px-4 py-3 text-warn"
        >
          <span>登录已失效，以下是未登录时的价格。</span>
          <DialogLinkButton size="small" href="/auth/login/" dialog={{ name: 'login' }}>
            重新登录
          </DialogLinkButton>
        </div>
      )}
      <ProductNav current={product} />
      {offers === null || offers.length === 0 ? (
        <section className="card">
          <ErrorState title={offers === null ? '套餐暂时没有加载出来' : '暂时没有在售的套餐'}>
            请稍后刷新页面，或致电 {HOTLINE}。
          </ErrorState>
        </section>
      ) : (
        <PurchaseIsland
          key={product}
          offers={offers}
          packageId={packageId}
          childNumber={childNumber}
          buyer={buyer}
          title={product === 'combine' ? '选择组合' : '选择时长'}
        >
          {product !== 'combine' && (
            <TitledCard title={`${name} 的权益`}>
              <PlanPoints kind={product} />
            </TitledCard>
          )}
          <TitledCard title="权益对比" note="— 表示不含">
            <ComparisonTable current={product} />
          </TitledCard>
        </PurchaseIsland>
      )}
    </main>
  )
}
