import type { contract } from '@zhushutong/sdk/contract'
import type { Deps } from '../platform/feature'
import { CODES, createLimiter, type Failure, type Handlers } from '../platform/http'
import { fewerText, waitText } from './captcha.limits'
import type { MustWait } from './captcha.ports'
import type { ProviderCaptcha } from './provider-captcha'
import { HEIGHT, PIECE_SIZE, WIDTH } from './puzzle'
import type { SliderCaptcha } from './slider-captcha'

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

type CaptchaHandlers = Pick<
  Handlers<typeof contract.login>,
  | 'captchaKind'
  | 'createSlider'
  | 'verifySlider'
  | 'createAlibaba'
  | 'verifyAlibaba'
  | 'createWork'
  | 'verifyWork'
>

const refuse = ({ retryAt }: MustWait, now: number, text = waitText): Failure => ({
  error: CODES.tooMany,
  message: text(retryAt, now),
  data: { retryAt },
})

/** Only the configured kind is accepted: otherwise every caller could choose the weaker challenge. */
const OTHER_KIND: Failure = { error: '00134' }

const subjectOf = (scene: string, mobile: string | undefined) => (scene === 'risk' ? '' : (mobile ?? ''))

/**
 * Creates and checks challenges of the configured kind, and challenges without a picture. Pictures cost CPU time, so
 * they are limited per address.
 * @param alibaba null if the slider is configured
 */
export function captchaHandlers(
  { config, clock }: Deps,
  slider: SliderCaptcha,
  alibaba: ProviderCaptcha | null,
): CaptchaHandlers {
  const limiter = createLimiter({ capacity: 120, perSecond: 2 }, clock)
  return {
    captchaKind: async () => ({ kind: config.CAPTCHA_PROVIDER }),
    async createSlider({ scene, mobile }, { ip, now }) {
      if (alibaba) return OTHER_KIND
      if (!limiter.take(ip).ok) return { error: CODES.tooMany }
      const puzzle = await slider.create(scene, subjectOf(scene, mobile), ip)
      if ('retryAt' in puzzle) return refuse(puzzle, now)
      return {
        captchaId: puzzle.id,
        background: png(puzzle.background),
        piece: png(puzzle.piece),
        width: WIDTH,
        height: HEIGHT,
        pieceSize: PIECE_SIZE,
        pieceY: puzzle.y,
        difficulty: puzzle.difficulty,
        expiresAt: puzzle.expiresAt,
      }
    },
    async verifySlider(answer, { now }) {
      const verified = await slider.verify(answer)
      return 'retryAt' in verified ? refuse(verified, now) : verified
    },
    async createAlibaba({ scene, mobile }, { ip, now }) {
      if (!alibaba) return OTHER_KIND
      if (!limiter.take(ip).ok) return { error: CODES.tooMany }
      const challenge = await alibaba.create(scene, subjectOf(scene, mobile), ip)
      if ('retryAt' in challenge) return refuse(challenge, now)
      const { id, ...rest } = challenge
      return { captchaId: id, ...rest }
    },
    async verifyAlibaba(answer, { now }) {
      if (!alibaba) return OTHER_KIND
      const verified = await alibaba.verify(answer)
      return 'retryAt' in verified ? refuse(verified, now) : verified
    },
    async createWork({ scene, mobile }, { ip, now }) {
      const work = await slider.createWork(scene, subjectOf(scene, mobile), ip)
      if ('retryAt' in work) return refuse(work, now, fewerText)
      const { id, ...rest } = work
      return { captchaId: id, ...rest }
    },
    async verifyWork({ captchaId, nonce }, { now }) {
      const verified = await slider.verifyWork(captchaId, nonce)
      return 'retryAt' in verified ? refuse(verified, now) : verified
    },
  }
}
