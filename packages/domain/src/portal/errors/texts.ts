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
