import { formatDate } from '@zhushutong/domain/formatting'
import {
  findOwnHolding,
  type Holding,
  isRenewal,
  type MembershipKind,
  membershipName,
  purchaseVerbOf,
} from '@zhushutong/domain/membership'
import { calculateTerm } from '@zhushutong/domain/purchase'
import type { Offer } from './purchase.types'

/** The buyer's memberships, and the gateway's time in ms. */
export interface Held {
  readonly holdings: readonly Holding[]
  readonly now: number
}

export const calculateOfferTerm = ({ holdings, now }: Held, kind: MembershipKind, days: number) =>
  calculateTerm(findOwnHolding(holdings, kind)?.overTime ?? null, days, now)

export const listKinds = ({ kind, services }: Offer): readonly MembershipKind[] =>
  kind === 'combine' ? services.map((service) => service.kind) : [kind]

/**
 * The start and end of each purchased membership; a renewal starts at the end of the current term (MEM-06).
 */
export function TermLines({ offer, held }: { offer: Offer; held: Held }) {
  const kinds = listKinds(offer)
  return (
    <ul className="grid gap-1 text-12 text-ink-2">
      {kinds.map((kind) => {
        const { from, to, renews } = calculateOfferTerm(held, kind, offer.effectiveTime)
        return (
          <li key={kind} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {kinds.length > 1 && `${membershipName(kind)} `}
              {purchaseVerbOf(!isRenewal(held.holdings, kind, held.now))}
            </span>
            <span>{renews ? `${formatDate(from)} 至 ${formatDate(to)}` : `付款后至 ${formatDate(to)}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
