/** The question before a logout (SES-02). */
export const LOGOUT_CONFIRM = {
  title: '提示',
  text: '确定要退出登录吗？',
  ok: '退出',
  cancel: '取消',
} as const

/** Delay before the page reloads after a logout or a login, in ms (NAV-19, SES-02). */
export const RELOAD_DELAY_MS = 200
