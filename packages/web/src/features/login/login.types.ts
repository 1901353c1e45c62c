import type { LoginGateway, LoginRefusal } from '@zhushutong/domain/login'

/** The calls of the domain's login; an aborted fetch of a QR code rejects. */
export interface LoginCalls extends LoginGateway {
  readonly fetchScan: (signal?: AbortSignal) => ReturnType<LoginGateway['fetchScan']>
  /** The end of a new account's trial, in ms; null if unknown. */
  readonly trialUntil: (signal?: AbortSignal) => Promise<number | null | LoginRefusal>
}

/** The purpose of a slider; its sign is valid for this purpose only. */
export type SliderScene =
  | 'login'
  | 'password'
  | 'reset'
  | 'bind'
  | 'risk'
  | 'unbind'
  | 'rebind'
  | 'close'
  | 'claim'

/** A puzzle: a picture with gaps, and a piece that fits one of the gaps. Lengths in image pixels. */
export interface SliderPuzzle extends WorkTask {
  /** PNG as data: URL. */
  readonly background: string
  readonly piece: string
  readonly width: number
  readonly height: number
  readonly pieceSize: number
  readonly pieceY: number
}

/** A challenge displayed and judged by Alibaba's script. */
export interface AlibabaChallenge extends WorkTask {
  readonly sceneId: string
  readonly prefix: string
}

/** A point of the drag: x and y in image pixels, ms since the start. */
export type TrackPoint = [x: number, y: number, ms: number]

export interface SliderFailure {
  readonly error: string
  readonly message: string | null
}

interface SliderAnswer {
  readonly captchaId: string
  readonly x: number
  readonly track: readonly TrackPoint[]
  readonly nonce: string
}

export interface WorkTask {
  readonly captchaId: string
  /** The mean number of hashes. */
  readonly difficulty: number
}

/** The calls that load and check challenges. A failure is a value; only aborted calls reject. */
export interface SliderGateway {
  /** Creates a challenge of the type configured in the gateway. */
  readonly createChallenge: (
    scene: SliderScene,
    subject: string | null,
    signal?: AbortSignal,
  ) => Promise<SliderPuzzle | AlibabaChallenge | SliderFailure>
  /**
   * Exchanges the parameter of Alibaba's script for a sign. 10002, 10003 as for `verifySlider`; 00135: no
   * response from Alibaba.
   */
  readonly verifyAlibaba: (
    answer: { readonly captchaId: string; readonly param: string; readonly nonce: string },
    signal?: AbortSignal,
  ) => Promise<{ readonly sign: string } | SliderFailure>
  /** Creates a check without a picture. */
  readonly createWork: (
    scene: SliderScene,
    subject: string | null,
    signal?: AbortSignal,
  ) => Promise<WorkTask | SliderFailure>
  /** Exchanges the proof of work of a check without a picture for a sign; errors as for `verifySlider`. */
  readonly verifyWork: (
    answer: Pick<SliderAnswer, 'captchaId' | 'nonce'>,
    signal?: AbortSignal,
  ) => Promise<{ readonly sign: string } | SliderFailure>
  /** Computes a proof of work, in slices that keep the page responsive. */
  readonly solveWork: (task: WorkTask, signal: AbortSignal) => Promise<string | SliderFailure>
  /**
   * Exchanges a solved puzzle for a single-use sign; the puzzle is valid once. 10002: not solved, 10003:
   * expired.
   */
  readonly verifySlider: (
    answer: SliderAnswer,
    signal?: AbortSignal,
  ) => Promise<{ readonly sign: string } | SliderFailure>
}

/** Sends the sign of a passed check to the gateway (ERR-06); fails while the caller is banned. */
export type PassRiskCheck = (sign: string) => Promise<unknown>

/** The text of an agreement: our own HTML. */
