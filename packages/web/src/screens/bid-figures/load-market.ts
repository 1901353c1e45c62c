import 'server-only'
import {
  describeMarket,
  type Market,
  type MarketChoice,
  type MarketReference,
} from '@zhushutong/domain/market-figures'
import { portalOrigin } from '@/settings/environment'
import { FIGURES, orStatus } from '@/wiring/server/answers'
import type { Calls } from '@/wiring/types'
import { SITE_NAME } from '../seo/site-name'
import { marketHref } from './market-query'

/** The figures of a choice, or the HTTP status of a failure. */
export function loadMarket({ bidFigures }: Calls, choice: MarketChoice) {
  return orStatus(bidFigures.market(choice, FIGURES))
}

/** The figures with their scope and permanent address, for references and files. */
export function buildReference(choice: MarketChoice, market: Market): MarketReference {
  return {
    scope: describeMarket(choice, market.ownerName),
    market,
    siteName: SITE_NAME,
    address: portalOrigin() + marketHref(choice),
  }
}
