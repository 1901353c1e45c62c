'use client'

import { BossLogin } from '@/features/login'
import { type Gateway, usePort } from '@/wiring/browser/gateway'
import { sliderPort } from '@/wiring/browser/login-port'

interface Proof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** The login of a firm's principal. */
function bossLoginPort({ call, send }: Gateway) {
  return {
    sendCode: (mobile: string, sign: string) =>
      call(({ login }) => login.sendSms({ mobile, params: { sign, scene: 'login' } })),
    logIn: (proof: Proof, signal?: AbortSignal) =>
      send(({ logIn }) => logIn(proof, signal), {
        client: 'boss',
        fieldOfCode: { 10003: 'validationCode', 10011: 'validationCode' },
      }),
  }
}

/** After the login the same address shows the orders. */
export function BossLoginIsland() {
  const slider = usePort(sliderPort)
  const login = usePort(bossLoginPort)
  return <BossLogin slider={slider} {...login} now={Date.now} onLoggedIn={() => location.reload()} />
}
