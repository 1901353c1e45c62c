/** The error of a call that could not be set up (ERR-07). */
export const REQUEST_SETUP_ERROR = 'request action is error'

interface RouteError {
  readonly status: number
  readonly message: string
  /** The number under which support finds the error in the logs; null if there is none. */
  readonly reference: string | null
}

/**
 * The error of a route as shown on the error page: status 500 by default (ERR-08). For a defect of our own, the page
 * shows only the reference number; the details are in the logs (ERR-11).
 */
export function buildRouteError(error: {
  readonly status?: number
  readonly message?: string
  readonly digest?: string
}): RouteError {
  return {
    status: error.status ?? 500,
    message: error.message || '页面出错了，请稍后重试',
    reference: error.digest || null,
  }
}

/** Shown when the error page itself fails (ERR-08). */
export const ERROR_PAGE_FALLBACK = {
  text: '显示错误页面时发生了错误',
  link: { label: '返回首页', href: '/' },
} as const

/** The modal for an expired login (ERR-10). */
export const LOGIN_EXPIRED_MODAL = {
  title: '登录失效',
  text: '由于您长时间未操作，页面已失效，请重新登录',
  home: '返回首页',
  login: '重新登录',
} as const

/** The dialog for an expired membership (ERR-05, SHL-05). */
export const MEMBERSHIP_EXPIRED_DIALOG = {
  title: '会员已到期',
  text: '您的会员已到期，续费后可继续查看完整数据',
  cancel: '取消',
  buy: '去购买',
} as const
