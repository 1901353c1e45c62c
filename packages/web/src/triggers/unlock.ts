import type { Opening } from '@zhushutong/domain/access'
import type { PaymentDialogType } from '@zhushutong/domain/purchase'
import type { DialogRequest } from './dialog-request'

/**
 * The address and the dialog that unlock a closed value: the login, the membership or a service. `type`
 * chooses the text of the membership's guide.
 */
export function unlockProps(
  opensBy: Opening,
  type?: PaymentDialogType,
): { readonly href: string; readonly dialog: DialogRequest } {
  if (opensBy === 'login') return { href: '/auth/login/', dialog: { name: 'login' } }
  if (opensBy === 'svip') return { href: '/svip.html', dialog: { name: 'guide', type } }
  return { href: '/svip.html', dialog: { name: 'guide', service: opensBy } }
}
