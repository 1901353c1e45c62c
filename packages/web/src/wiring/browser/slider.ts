import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { solveWork } from '@zhushutong/sdk/login'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

type Scene = InputOf<typeof contract.login.createSlider>['scene']

interface Answer {
  readonly captchaId: string
  readonly x: number
  readonly track: ReadonlyArray<[x: number, y: number, ms: number]>
  readonly nonce: string
}

/** Loads the slider's puzzle, exchanges it for a sign, and gives that in where the gateway asked for it. */
export function createSlider({ login, risk }: BrowserClient) {
  return {
    createSlider: (scene: Scene, subject: string | null, signal?: AbortSignal) =>
      orFailure(login.createSlider({ scene, mobile: subject ?? undefined }, { signal })),
    createWork: (scene: Scene, subject: string | null, signal?: AbortSignal) =>
      orFailure(login.createWork({ scene, mobile: subject ?? undefined }, { signal })),
    verifyWork: (answer: Pick<Answer, 'captchaId' | 'nonce'>, signal?: AbortSignal) =>
      orFailure(login.verifyWork(answer, { signal })),
    solveWork: (task: { readonly captchaId: string; readonly difficulty: number }, signal: AbortSignal) =>
      solveWork(task, { signal }),
    verifySlider: (answer: Answer, signal?: AbortSignal) =>
      orFailure(login.verifySlider({ ...answer, track: [...answer.track] }, { signal })),
    passRiskCheck: (sign: string) => orFailure(risk.pass({ sign, scene: 'risk' })),
  }
}
