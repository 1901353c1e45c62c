import type { LoginRefusal } from '@zhushutong/domain/login'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { NO_NETWORK } from './failure'
import type { ClientOf, Gateway } from './gateway'
import { late } from './late'

const NOT_LOGGED_IN: LoginRefusal = { error: { http: null, code: null, message: NO_NETWORK } }

/** The login, and the end of the trial that begins with it. */
export function loginPort({ load, call }: Gateway) {
  const methods = {
    sendSms: true,
    loginBySms: true,
    loginByPassword: true,
    bindMobile: true,
    resetPassword: true,
    fetchScan: true,
    pollScan: true,
    logout: true,
    agreement: true,
  } as const
  return {
    ...late(() => load('login'), methods, NOT_LOGGED_IN),
    trialUntil: async (signal?: AbortSignal): Promise<number | null> => {
      const vip = await call(({ profile }) => profile.vipInfo({}, { signal }))
      return 'error' in vip ? null : (vip.vipInfo?.overTime ?? null)
    },
  }
}

type Scene = InputOf<typeof contract.login.createSlider>['scene']
type AlibabaAnswer = InputOf<typeof contract.login.verifyAlibaba>

interface Answer {
  readonly captchaId: string
  readonly x: number
  readonly track: ReadonlyArray<[x: number, y: number, ms: number]>
  readonly nonce: string
}

/** Error code: the gateway has been switched to the other kind of challenge since the kind was loaded. */
const OTHER_KIND = '00134'

/** Loads challenges, and exchanges the answers for a sign. */
export function sliderPort({ call }: Gateway) {
  const ask = <T>(make: (calls: ClientOf<'slider'>) => Promise<T>) => call(make, { client: 'slider' })
  /** Loaded once; again after an error. */
  let known: Promise<{ readonly kind: string }> | undefined
  const forget = () => {
    known = undefined
  }
  return {
    createChallenge: async (scene: Scene, subject: string | null, signal?: AbortSignal) => {
      const input = { scene, mobile: subject ?? undefined }
      const challenge = await ask(async ({ captchaKind, createAlibaba, createSlider }) => {
        known ??= captchaKind({})
        known.catch(forget)
        const create = (await known).kind === 'alibaba' ? createAlibaba : createSlider
        return create(input, { signal })
      })
      if ('error' in challenge && challenge.error === OTHER_KIND) forget()
      return challenge
    },
    verifyAlibaba: (answer: AlibabaAnswer, signal?: AbortSignal) =>
      ask(({ verifyAlibaba }) => verifyAlibaba(answer, { signal })),
    createWork: (scene: Scene, subject: string | null, signal?: AbortSignal) =>
      ask(({ createWork }) => createWork({ scene, mobile: subject ?? undefined }, { signal })),
    verifyWork: (answer: Pick<Answer, 'captchaId' | 'nonce'>, signal?: AbortSignal) =>
      ask(({ verifyWork }) => verifyWork(answer, { signal })),
    solveWork: (task: { readonly captchaId: string; readonly difficulty: number }, signal: AbortSignal) =>
      ask(({ solveWork }) => solveWork(task, { signal })),
    verifySlider: (answer: Answer, signal?: AbortSignal) =>
      ask(({ verifySlider }) => verifySlider({ ...answer, track: [...answer.track] }, { signal })),
  }
}
