import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

type Scene = InputOf<typeof contract.login.createSlider>['scene']
type Track = ReadonlyArray<[x: number, y: number, ms: number]>

/** Loads the slider's puzzle, exchanges it for a sign, and gives that in where the gateway asked for it. */
export function createSlider({ login, risk }: BrowserClient) {
  return {
    createSlider: (scene: Scene, subject: string | null, signal?: AbortSignal) =>
      orFailure(login.createSlider({ scene, mobile: subject ?? undefined }, { signal })),
    verifySlider: (captchaId: string, x: number, track: Track, signal?: AbortSignal) =>
      orFailure(login.verifySlider({ captchaId, x, track: [...track] }, { signal })),
    passRiskCheck: (sign: string) => orFailure(risk.pass({ sign, scene: 'risk' })),
  }
}
