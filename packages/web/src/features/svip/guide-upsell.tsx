'use client'

import { formatWholePrice } from '@zhushutong/domain/formatting'
import {
  findPromotionYuan,
  formatUpsell,
  type PricePackage,
  type ShownPackage,
  type UPSELL_LABELS,
} from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { DialogRequest, Service } from '@/triggers/dialog-request'

/** Loads the reasons for a purchase; a failure is a value, not an exception. */
export type LoadUpsell = (
  service: string,
  counted: keyof typeof UPSELL_LABELS | null,
  signal: AbortSignal,
) => Promise<
  | {
      /** The number of records in the service's list; null for services without a count. */
      readonly total: number | null
      readonly offers: readonly ShownPackage[]
      readonly combined: readonly PricePackage[]
    }
  | { readonly error: string }
>

const COUNTED: Partial<Record<Service, keyof typeof UPSELL_LABELS>> = {
  company_qualification_expire: 'qualification',
  company_anxu_expire: 'anxu',
}

/** The SVIP terms in the upsell: the shortest and the longest, monthly and yearly. */
const pickEnds = <T,>(offers: readonly T[]): readonly T[] => {
  const [first] = offers
  const last = offers.at(-1)
  return first && last && first !== last ? [first, last] : offers.slice(0, 1)
}

/**
 * Reasons for a purchase: the number of records in the expiry lists, the prices of the terms, and a
 * combined offer (PAY-13). Empty while loading and after a failure: the dialog is complete without it.
 */
export function GuideUpsell({
  service,
  load: read,
  onBuy,
}: {
  service?: Service
  load: LoadUpsell
  onBuy: (buy: DialogRequest) => void
}) {
  const counted = service && COUNTED[service]
  const load = useCallback(
    (signal: AbortSignal) => read(service ?? 'svip', counted ?? null, signal),
    [read, service, counted],
  )
  const { loaded } = useLoaded(load)
  if (!loaded || 'error' in loaded) return null
  const { total, offers, combined } = loaded
  const promotion = findPromotionYuan(combined)
  const [offer] = combined
  return (
    <div className="grid gap-2 rounded-3 border border-gold-line bg-gold-soft p-3">
      {counted && total !== null && (
        <p className="font-semibold text-gold-strong">{formatUpsell(counted, { total })}</p>
      )}
      <ul className="grid gap-1">
        {pickEnds(offers).map(({ item, price }) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {item.name} <b className="text-gold-strong">{formatWholePrice(price.fen)}</b>
              {price.listFen > price.fen && (
                <s className="ml-1 text-12 text-ink-2">{formatWholePrice(price.listFen)}</s>
              )}
            </span>
            <Button size="small" onClick={() => onBuy({ name: 'buy', productId: item.id, service })}>
              选这个<span className="sr-only">{item.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {promotion !== null && offer && (
        <p className="flex flex-wrap items-center justify-between gap-2 border-t border-gold-line pt-2">
          <span>
            组合优惠「{offer.name}」<b className="text-gold-strong">{promotion} 元</b>
          </span>
          <Button
            size="small"
            onClick={() => onBuy({ name: 'buy', productId: offer.id, service: 'combine' })}
          >
            去开通
          </Button>
        </p>
      )}
    </div>
  )
}
