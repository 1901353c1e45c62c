/** The question before a logout (SES-02). */
export const LOGOUT_CONFIRM = {
  title: '提示',
  text: '确定要退出登录吗？',
  ok: '退出',
  cancel: '取消',
} as const

/** The page reloads this long after a logout or a login, in ms (NAV-19, SES-02). */
export const RELOAD_DELAY_MS = 200

export type LogoutStep =
  | { readonly type: 'revoke-token' }
  | { readonly type: 'clear-cookies' }
  | { readonly type: 'reset'; readonly state: 'login' | 'member-info' | 'basic-info' }
  | { readonly type: 'reload'; readonly afterMs: number }

/** What a confirmed logout does, in order; the home page is not reloaded (SES-02). */
export function logoutSteps(page: { readonly isHome: boolean }): readonly LogoutStep[] {
  const steps: LogoutStep[] = [
    { type: 'revoke-token' },
    { type: 'clear-cookies' },
    { type: 'reset', state: 'login' },
    { type: 'reset', state: 'member-info' },
    { type: 'reset', state: 'basic-info' },
  ]
  return page.isHome ? steps : [...steps, { type: 'reload', afterMs: RELOAD_DELAY_MS }]
}
