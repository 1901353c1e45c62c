/** A dialog that something on the page asks for. */
export type Ask =
  | { readonly at: 'login'; readonly next?: AfterLogin }
  | Wish
  | { readonly at: 'logout' | 'expired' | 'membership-expired' | 'risk-check' }

/** What only those who are logged in can have. */
export type Wish =
  | { readonly at: 'guide' }
  | { readonly at: 'buy'; readonly productId?: string }
  | { readonly at: 'pay'; readonly orderId: string }

/** What goes on once the login stands: another page, or a wish on this one. */
export type AfterLogin = { readonly go: string } | { readonly wish: Wish }

const KEY = 'after-login'

/** Keeps a wish over the reload that follows a login. */
export const keepWish = (wish: Wish): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // Without storage the wish has to be made again.
  }
}

/** The wish that was kept, once. */
export const takeWish = (): Wish | null => {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : (JSON.parse(kept) as Wish)
  } catch {
    return null
  }
}

const SELECTOR = '[data-login],[data-unlock],[data-buy],[data-pay-order],[data-logout]'

const wishOf = ({ unlock, buy, payOrder }: DOMStringMap): Wish | null => {
  if (payOrder !== undefined) return { at: 'pay', orderId: payOrder }
  if (buy !== undefined) return { at: 'buy', productId: buy || undefined }
  return unlock === 'membership-guide' ? { at: 'guide' } : null
}

/** What a click asks for; visitors log in first (ACC-06, PAY-01). Null for what is no business of ours. */
export const askOf = (target: EventTarget | null, isMember: boolean): Ask | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null
  if (!element) return null
  if (element.dataset.logout !== undefined) return { at: 'logout' }
  const wish = wishOf(element.dataset)
  if (!wish) return { at: 'login' }
  return isMember ? wish : { at: 'login', next: { wish } }
}
