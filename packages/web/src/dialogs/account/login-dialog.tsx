'use client'

import { LoginDialog } from '@/features/login'
import type { DialogProps } from '@/triggers/dialog-request'
import { browserClock } from '@/wiring/browser/clock'
import { asksConsent } from '@/wiring/browser/login-consent'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'
import { readAgreement } from '../membership/read-agreement'
import { goOnAfterLogin } from './go-on-after-login'

/** The login over the page, and the step after it. */
export default function OpenedLogin({ next, inviter, onClose }: DialogProps['login'] & DialogHostProps) {
  return (
    <LoginDialog
      gateway={port('login')}
      clock={browserClock}
      inviter={inviter}
      slider={port('slider')}
      readAgreement={readAgreement}
      asksConsent={asksConsent()}
      onLoggedIn={() => goOnAfterLogin(next)}
      onClose={onClose}
    />
  )
}
