'use client'

import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { loginPort, sliderPort } from '@/wiring/browser/login-port'
import { LoginDialog } from '../login-dialog'
import { goOnAfterLogin } from './go-on-after-login'

/** True when the agreements need a tick before a login (LOG-09); the server writes this setting on the page. */
const asksConsent = () => document.documentElement.dataset.loginConsent === 'tick'

/** The login over the page, and the step after it. */
export default function OpenedLogin({ next, inviter, onClose }: DialogProps['login'] & DialogHostProps) {
  const login = usePort(loginPort)
  const slider = usePort(sliderPort)
  return (
    <LoginDialog
      gateway={login}
      clock={browserClock}
      inviter={inviter}
      slider={slider}
      asksConsent={asksConsent()}
      onLoggedIn={() => goOnAfterLogin(next)}
      onClose={onClose}
    />
  )
}
