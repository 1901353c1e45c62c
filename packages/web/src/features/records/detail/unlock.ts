import type { Opening } from '@zhushutong/domain/access'

/**
 * The link that unlocks a closed value: the login, the membership or a service. Its attributes are read by
 * the script of the dialogs.
 */
export function unlockProps(opensBy: Opening) {
  if (opensBy === 'login') return { href: '/auth/login/', 'data-unlock': 'login' }
  if (opensBy === 'svip') return { href: '/svip.html', 'data-unlock': 'membership-guide' }
  return { href: '/svip.html', 'data-unlock': 'service-guide', 'data-service': opensBy }
}
