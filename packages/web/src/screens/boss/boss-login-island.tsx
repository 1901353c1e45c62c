'use client'

import { BossLogin } from '@/features/login'
import { bossLoginPort } from '@/wiring/browser/adapters/boss'
import { sliderPort } from '@/wiring/browser/adapters/login'
import { usePort } from '@/wiring/browser/gateway'

/** After the login the same address shows the orders. */
export function BossLoginIsland() {
  const slider = usePort(sliderPort)
  const login = usePort(bossLoginPort)
  return <BossLogin slider={slider} {...login} now={Date.now} onLoggedIn={() => location.reload()} />
}
