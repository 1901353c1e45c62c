import type { LoginRefusal } from '@zhushutong/domain/login'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { NO_NETWORK } from '../failure'
import type { Gateway } from '../gateway'
import { late } from '../late'

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
  const client = 'slider'
  /** Loaded once; again after an error. */
  let known: Promise<{ readonly kind: string }> | undefined
  const forget = () => {
    known = undefined
  }
  return {
    createChallenge: async (scene: Scene, subject: string | null, signal?: AbortSignal) => {
      const input = { scene, mobile: subject ?? undefined }
      const challenge = await call(
        async ({ captchaKind, createAlibaba, createSlider }) => {
          known ??= captchaKind({})
          known.catch(forget)
          return (await known).kind === 'alibaba'
            ? createAlibaba(input, { signal })
            : createSlider(input, { signal })
        },
        { client },
      )
      if ('error' in challenge && challenge.error === OTHER_KIND) forget()
      return challenge
    },
    verifyAlibaba: (answer: AlibabaAnswer, signal?: AbortSignal) =>
      call(({ verifyAlibaba }) => verifyAlibaba(answer, { signal }), { client }),
    createWork: (scene: Scene, subject: string | null, signal?: AbortSignal) =>
      call(({ createWork }) => createWork({ scene, mobile: subject ?? undefined }, { signal }), { client }),
    verifyWork: (answer: Pick<Answer, 'captchaId' | 'nonce'>, signal?: AbortSignal) =>
      call(({ verifyWork }) => verifyWork(answer, { signal }), { client }),
    solveWork: (task: { readonly captchaId: string; readonly difficulty: number }, signal: AbortSignal) =>
      call(({ solveWork }) => solveWork(task, { signal }), { client }),
    verifySlider: (answer: Answer, signal?: AbortSignal) =>
      call(({ verifySlider }) => verifySlider({ ...answer, track: [...answer.track] }, { signal }), {
        client,
      }),
  }
}
