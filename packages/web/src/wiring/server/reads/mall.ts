import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

type Mall = typeof contract.mall
export type ProductPage = ResultOf<Mall['products']>
export type ProductDetail = ResultOf<Mall['product']>

/** Data products, the same for every reader; null if loading fails. */
export interface MallPort {
  products(query: { type?: string; keyword?: string }): Promise<ProductPage | null>
}

/** More than the number of products: the list has one page. */
const ALL = 100

export function createMall({ mall }: FullClient): MallPort {
  return {
    products: ({ type, keyword }) =>
      mall
        .products({ pageSize: ALL, type: type as ProductDetail['type'] | undefined, keyword })
        .catch((error: unknown) => {
          if (isPortalError(error)) return null
          throw error
        }),
  }
}
