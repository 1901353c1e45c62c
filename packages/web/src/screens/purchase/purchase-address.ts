import { type PurchaseAddress, parsePurchaseAddress } from '@zhushutong/domain/purchase'
import { readAll, type SearchParams } from '../search-params'

/** The selection on the page of all sales (PAY-14): /svip.html?product=enterprise&count=5 */
export function readPurchaseAddress(query: SearchParams): PurchaseAddress {
  return parsePurchaseAddress(readAll(query))
}
