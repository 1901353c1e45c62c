'use client'

import { LoginCard } from '@/features/login'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { loginPort, sliderPort } from '@/wiring/browser/login-port'

/** Registration by SMS on the page itself: an unknown mobile number creates an account (LOG-01). */
export function RegisterIsland({ next, asksConsent }: { next: string; asksConsent: boolean }) {
  const login = usePort(loginPort)
  const slider = usePort(sliderPort)
  return (
    <LoginCard
      gateway={login}
      clock={browserClock}
      slider={slider}
      asksConsent={asksConsent}
      onLoggedIn={() => location.assign(next)}
    />
  )
}
