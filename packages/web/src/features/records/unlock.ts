import type { Opening } from '@zhushutong/domain/access'

/**
 * Where to get what opens a closed value: the login, the membership or one service. Read by the dialogs'
 * island.
 */
export function unlockProps(opensBy: Opening) {
  if (opensBy === 'login') return { href: '/auth/login/', 'data-unlock': 'login' }
  if (opensBy === 'svip') return { href: '/svip.html', 'data-unlock': 'membership-guide' }
  return { href: '/svip.html', 'data-unlock': 'service-guide', 'data-service': opensBy }
}
