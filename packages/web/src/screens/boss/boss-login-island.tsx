'use client'

import { BossLogin } from '@/features/login'
import { port } from '@/wiring/browser/ports'

/** After the login the same address shows the orders. */
export function BossLoginIsland() {
  return (
    <BossLogin
      slider={port('slider')}
      sendCode={port('bossActions').sendCode}
      logIn={port('bossActions').logIn}
      now={Date.now}
      onLoggedIn={() => location.reload()}
    />
  )
}
