import type { LoginGateway, LoginRefusal } from '@zhushutong/domain/login'

/** The calls of the domain's login; the fetch of a QR code can be aborted and then rejects. */
export interface LoginCalls extends LoginGateway {
  readonly fetchScan: (signal?: AbortSignal) => ReturnType<LoginGateway['fetchScan']>
  /** When the trial of a new account ends, in ms; null if that is not known. */
  readonly trialUntil: (signal?: AbortSignal) => Promise<number | null | LoginRefusal>
}

/** The purpose of a slider; its sign is valid for nothing else. */
export type SliderScene = 'login' | 'password' | 'reset' | 'bind' | 'risk' | 'unbind' | 'rebind' | 'close'

/** A puzzle: a picture with gaps, and the piece that has the shape of one. Lengths in image pixels. */
export interface SliderPuzzle extends WorkTask {
  /** data: addresses of PNGs. */
  readonly background: string
  readonly piece: string
  readonly width: number
  readonly height: number
  readonly pieceSize: number
  readonly pieceY: number
}

/** A challenge that Alibaba's script shows and judges. */
export interface AlibabaChallenge extends WorkTask {
  readonly sceneId: string
  readonly prefix: string
}

/** A point of the drag: x and y in image pixels, ms since it began. */
export type TrackPoint = [x: number, y: number, ms: number]

export interface SliderFailure {
  readonly error: string
  readonly message: string | null
}

/** A solved puzzle, with its proof of work. */
export interface SliderAnswer {
  readonly captchaId: string
  readonly x: number
  readonly track: readonly TrackPoint[]
  readonly nonce: string
}

/** A proof of work to be done. */
export interface WorkTask {
  readonly captchaId: string
  /** The mean number of hashes. */
  readonly difficulty: number
}

/** Loads and checks challenges. A failure is a value; only aborted work rejects. */
export interface SliderGateway {
  /** A challenge of the kind that the gateway is configured with. */
  readonly createChallenge: (
    scene: SliderScene,
    subject: string | null,
    signal?: AbortSignal,
  ) => Promise<SliderPuzzle | AlibabaChallenge | SliderFailure>
  /** Exchanges what Alibaba's script gave for a sign. 10002, 10003 as of `verifySlider`; 00135: no answer from Alibaba. */
  readonly verifyAlibaba: (
    answer: { readonly captchaId: string; readonly param: string; readonly nonce: string },
    signal?: AbortSignal,
  ) => Promise<{ readonly sign: string } | SliderFailure>
  /** Begins a check without a picture. */
  readonly createWork: (
    scene: SliderScene,
    subject: string | null,
    signal?: AbortSignal,
  ) => Promise<WorkTask | SliderFailure>
  /** Exchanges the work of a check without a picture for a sign; errors as of `verifySlider`. */
  readonly verifyWork: (
    answer: Pick<SliderAnswer, 'captchaId' | 'nonce'>,
    signal?: AbortSignal,
  ) => Promise<{ readonly sign: string } | SliderFailure>
  /** Does a proof of work, in slices that leave the page responsive. */
  readonly solveWork: (task: WorkTask, signal: AbortSignal) => Promise<string | SliderFailure>
  /** Exchanges a solved puzzle for a single-use sign; uses it up. 10002: not solved, 10003: expired. */
  readonly verifySlider: (
    answer: SliderAnswer,
    signal?: AbortSignal,
  ) => Promise<{ readonly sign: string } | SliderFailure>
}

/** Tells the gateway that its check was passed (ERR-06); fails while the caller is banned. */
export type PassRiskCheck = (sign: string) => Promise<unknown>

/** The text of an agreement: HTML that we generate. */
export interface AgreementText {
  readonly title: string
  readonly content: string
}

export type ReadAgreement = (
  type: 'agreement' | 'privacy' | 'disclaimers' | 'purchase',
  signal?: AbortSignal,
) => Promise<AgreementText | { readonly error: unknown }>
