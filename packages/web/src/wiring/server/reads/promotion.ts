import { isPortalError, type PortalClient } from '@zhushutong/sdk'

export interface PromotionPort {
  /** The target of an open short link, after counting the visit; null if there is none (PRO-01). */
  openShortLink(token: string): Promise<string | null>
}

export function createPromotion({ promotion }: PortalClient): PromotionPort {
  return {
    openShortLink: (token) =>
      promotion.openShortLink({ token }).then(
        ({ target }) => target,
        (error: unknown) => {
          if (isPortalError(error)) return null
          throw error
        },
      ),
  }
}
