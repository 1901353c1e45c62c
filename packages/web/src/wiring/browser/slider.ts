import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { solveWork } from '@zhushutong/sdk/login'
import type { BrowserClient } from './client'
import { type CallFailure, orFailure } from './failure'

type Scene = InputOf<typeof contract.login.createSlider>['scene']

interface Answer {
  readonly captchaId: string
  readonly x: number
  readonly track: ReadonlyArray<[x: number, y: number, ms: number]>
  readonly nonce: string
}

type AlibabaAnswer = InputOf<typeof contract.login.verifyAlibaba>

/** Error code: the gateway has been switched to the other kind of challenge since the kind was loaded. */
const OTHER_KIND = '00134'

/**
 * Loads challenges, exchanges the answers for a sign, and submits a sign when the gateway demands a check.
 */
export function createSlider({ login, risk }: BrowserClient) {
  /** Loaded once; again after an error. */
  let known: ReturnType<typeof login.captchaKind> | undefined
  const forget = () => {
    known = undefined
  }
  const loadKind = async () => {
    known ??= login.captchaKind({})
    known.catch(forget)
    return (await known).kind
  }
  return {
    async createChallenge(scene: Scene, subject: string | null, signal?: AbortSignal) {
      const input = { scene, mobile: subject ?? undefined }
      const load = async () =>
        (await loadKind()) === 'alibaba'
          ? login.createAlibaba(input, { signal })
          : login.createSlider(input, { signal })
      const challenge = await orFailure(load())
      if ('error' in challenge && challenge.error === OTHER_KIND) forget()
      return challenge
    },
    verifyAlibaba: (answer: AlibabaAnswer, signal?: AbortSignal) =>
      orFailure(login.verifyAlibaba(answer, { signal })),
    createWork: (scene: Scene, subject: string | null, signal?: AbortSignal) =>
      orFailure(login.createWork({ scene, mobile: subject ?? undefined }, { signal })),
    verifyWork: (answer: Pick<Answer, 'captchaId' | 'nonce'>, signal?: AbortSignal) =>
      orFailure(login.verifyWork(answer, { signal })),
    solveWork: (
      task: { readonly captchaId: string; readonly difficulty: number },
      signal: AbortSignal,
    ): Promise<string | CallFailure> => solveWork(task, { signal }),
    verifySlider: (answer: Answer, signal?: AbortSignal) =>
      orFailure(login.verifySlider({ ...answer, track: [...answer.track] }, { signal })),
    passRiskCheck: (sign: string) => orFailure(risk.pass({ sign, scene: 'risk' })),
  }
}
