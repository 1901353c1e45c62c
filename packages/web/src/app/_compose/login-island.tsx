'use client'

import { safeBackUrl } from '@zhushutong/domain/navigation'
import { LoginCard, type ReadAgreement } from '@/features/login'
import { browserClock } from '@/wiring/browser-clock'
import { lateLogin, lateSlider } from '@/wiring/late-ports'

/** Where backUrl leads, if it is a page of this site; home otherwise (LOG-03). */
const goBack = () => {
  const asked = new URLSearchParams(location.search).get('backUrl')
  location.assign(safeBackUrl(asked) ?? '/')
}

export function LoginIsland() {
  return (
    <LoginCard
      gateway={lateLogin}
      clock={browserClock}
      slider={lateSlider}
      readAgreement={lateLogin.agreement as ReadAgreement}
      onLoggedIn={goBack}
    />
  )
}
