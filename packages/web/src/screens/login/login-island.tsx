'use client'

import { sanitiseBackUrl } from '@zhushutong/domain/addresses'
import { LoginCard } from '@/features/login'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { loginPort, sliderPort } from '@/wiring/browser/login-port'

/** The target of backUrl if it is a page of this site; home otherwise (LOG-03). */
const goBack = () => {
  const backUrl = new URLSearchParams(location.search).get('backUrl')
  location.assign(sanitiseBackUrl(backUrl) ?? '/')
}

export function LoginIsland({ asksConsent }: { readonly asksConsent: boolean }) {
  const login = usePort(loginPort)
  const slider = usePort(sliderPort)
  return (
    <LoginCard
      gateway={login}
      clock={browserClock}
      slider={slider}
      asksConsent={asksConsent}
      onLoggedIn={goBack}
    />
  )
}
