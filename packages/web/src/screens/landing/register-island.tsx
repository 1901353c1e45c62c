'use client'

import { LoginCard, type ReadAgreement } from '@/features/login'
import { browserClock } from '@/wiring/browser/clock'
import { port } from '@/wiring/browser/ports'

/** Registration by SMS on the page itself: an unknown mobile number creates an account (LOG-01). */
export function RegisterIsland({ next, asksConsent }: { next: string; asksConsent: boolean }) {
  return (
    <LoginCard
      gateway={port('login')}
      clock={browserClock}
      slider={port('slider')}
      readAgreement={port('login').agreement as ReadAgreement}
      asksConsent={asksConsent}
      onLoggedIn={() => location.assign(next)}
    />
  )
}
