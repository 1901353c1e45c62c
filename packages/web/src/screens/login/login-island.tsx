'use client'

import { sanitiseBackUrl } from '@zhushutong/domain/addresses'
import { LoginCard, type ReadAgreement } from '@/features/login'
import { browserClock } from '@/wiring/browser/clock'
import { port } from '@/wiring/browser/ports'

/** The target of backUrl if it is a page of this site; home otherwise (LOG-03). */
const goBack = () => {
  const backUrl = new URLSearchParams(location.search).get('backUrl')
  location.assign(sanitiseBackUrl(backUrl) ?? '/')
}

export function LoginIsland({ asksConsent }: { readonly asksConsent: boolean }) {
  return (
    <LoginCard
      gateway={port('login')}
      clock={browserClock}
      slider={port('slider')}
      readAgreement={port('login').agreement as ReadAgreement}
      asksConsent={asksConsent}
      onLoggedIn={goBack}
    />
  )
}
