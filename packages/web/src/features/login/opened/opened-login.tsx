'use client'

import { asksConsent } from '@/browser/login-consent'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { loginPort, sliderPort } from '@/wiring/browser/adapters/login'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { useReadAgreement } from '../../../forms/read-agreement'
import { LoginDialog } from '../login-dialog'
import { goOnAfterLogin } from './go-on-after-login'

/** The login over the page, and the step after it. */
export default function OpenedLogin({ next, inviter, onClose }: DialogProps['login'] & DialogHostProps) {
  const login = usePort(loginPort)
  const slider = usePort(sliderPort)
  const readAgreement = useReadAgreement()
  return (
    <LoginDialog
      gateway={login}
      clock={browserClock}
      inviter={inviter}
      slider={slider}
      readAgreement={readAgreement}
      asksConsent={asksConsent()}
      onLoggedIn={() => goOnAfterLogin(next)}
      onClose={onClose}
    />
  )
}
