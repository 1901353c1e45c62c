'use client'

import { sanitiseBackUrl } from '@zhushutong/domain/addresses'
import { LoginCard } from '@/features/login'
import type { ReadAgreement } from '@/forms/agreement-dialog'
import { loginPort, sliderPort } from '@/wiring/browser/adapters/login'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'

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
      readAgreement={login.agreement as ReadAgreement}
      asksConsent={asksConsent}
      onLoggedIn={goBack}
    />
  )
}
