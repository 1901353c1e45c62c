import { ADD_ONS, type AddOn } from '@zhushutong/domain/access'

const SERVICES = [...ADD_ONS, 'owner_lookup'] as const

/** A dialog that something on the page asks for. */
export type Ask =
  | { readonly at: 'login'; readonly next?: AfterLogin }
  | Wish
  | { readonly at: 'logout' | 'expired' | 'membership-expired' | 'risk-check' }

/** A service that is sold by itself, beside the SVIP. */
export type Service = AddOn | 'owner_lookup'

/** What only those who are logged in can have. */
export type Wish =
  | { readonly at: 'guide'; readonly service?: Service }
  | { readonly at: 'buy'; readonly productId?: string; readonly service?: Service }
  /** `go`: where a payment leads; the same page without it. */
  | { readonly at: 'pay'; readonly orderId: string; readonly go?: string }
  | { readonly at: 'export'; readonly list: string }
  | { readonly at: 'collect'; readonly record: string }
  | { readonly at: 'report' }

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

const SELECTOR = [
  '[data-login]',
  '[data-unlock]',
  '[data-buy]',
  '[data-pay-order]',
  '[data-logout]',
  '[data-directive]',
  '[data-collect]',
  '[data-report]',
  '[data-export]',
  '[data-detail-pager] a',
].join()

const serviceOf = (name: string | undefined): Service | undefined =>
  SERVICES.find((service) => service === name)

const wishOf = ({
  unlock,
  buy,
  payOrder,
  service,
  collect,
  report,
  export: list,
}: DOMStringMap): Wish | null => {
  if (list !== undefined) return { at: 'export', list }
  if (collect !== undefined) return { at: 'collect', record: collect }
  if (report !== undefined) return { at: 'report' }
  if (payOrder !== undefined) return { at: 'pay', orderId: payOrder }
  if (buy !== undefined) return { at: 'buy', productId: buy || undefined, service: serviceOf(service) }
  if (unlock === 'service-guide') return { at: 'guide', service: serviceOf(service) }
  return unlock === 'membership-guide' ? { at: 'guide' } : null
}

/** Logs in first, then goes where the link leads. */
const loginTo = (link: HTMLElement): Ask =>
  link instanceof HTMLAnchorElement ? { at: 'login', next: { go: link.href } } : { at: 'login' }

/** A link of a detail page: directive 1 asks for a login, 2 for a membership as well (ACC-03). */
const directiveOf = (link: HTMLElement, isMember: boolean, isSvip: boolean): Ask | null => {
  const { directive } = link.dataset
  if (!isMember) return directive === '1' ? loginTo(link) : { at: 'login', next: { wish: { at: 'guide' } } }
  return directive === '2' && !isSvip ? { at: 'guide' } : null
}

/** What a click asks for; visitors log in first (ACC-06, PAY-01). Null for what is no business of ours. */
export const askOf = (target: EventTarget | null, isMember: boolean, isSvip: boolean): Ask | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null
  if (!element) return null
  if (element.dataset.logout !== undefined) return { at: 'logout' }
  if (element.dataset.directive) return directiveOf(element, isMember, isSvip)
  // Turning the page inside a detail is for those who are logged in (ACC-10).
  if (element.closest('[data-detail-pager]')) return isMember ? null : loginTo(element)
  const wish = wishOf(element.dataset)
  if (!wish) return { at: 'login' }
  return isMember ? wish : { at: 'login', next: { wish } }
}
