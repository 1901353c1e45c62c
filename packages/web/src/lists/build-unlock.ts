/** Link attributes that unlock content: the login or the membership page; dialogs if scripts run. */
export function buildUnlock(opensBy: string) {
  return opensBy === 'login'
    ? { href: '/auth/login/', 'data-unlock': 'login' }
    : { href: '/svip.html', 'data-unlock': 'membership-guide', 'data-guide': '3' }
}
