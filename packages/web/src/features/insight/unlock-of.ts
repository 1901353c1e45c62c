/** Where what is closed here is opened: the login or the membership; dialogs where scripts run. */
export function unlockOf(opensBy: string) {
  return opensBy === 'login'
    ? { href: '/auth/login/', 'data-unlock': 'login' }
    : { href: '/svip.html', 'data-unlock': 'membership-guide', 'data-guide': '3' }
}
