import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

export interface PromotionPort {
  /** The target of an open short link, after counting the visit; null if there is none (PRO-01). */
  openShortLink(token: string): Promise<string | null>
}

export function createPromotion({ promotion }: FullClient): PromotionPort {
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
