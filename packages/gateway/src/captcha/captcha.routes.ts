import type { contract } from '@zhushutong/sdk/contract'
import type { Deps } from '../platform/feature'
import { CODES, createLimiter, type Failure, type Handlers } from '../platform/http'
import { fewerText, waitText } from './captcha.limits'
import type { MustWait } from './captcha.store'
import { HEIGHT, PIECE_SIZE, WIDTH } from './puzzle'
import type { SliderCaptcha } from './slider-captcha'

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

type SliderHandlers = Pick<
  Handlers<typeof contract.login>,
  'createSlider' | 'verifySlider' | 'createWork' | 'verifyWork'
>

const refuse = ({ retryAt }: MustWait, now: number, text = waitText): Failure => ({
  error: CODES.tooMany,
  message: text(retryAt, now),
  data: { retryAt },
})

const subjectOf = (scene: string, mobile: string | undefined) => (scene === 'risk' ? '' : (mobile ?? ''))

/** Creates and checks puzzles. Pictures cost CPU time, so they are limited for each address. */
export function sliderHandlers({ clock }: Deps, slider: SliderCaptcha): SliderHandlers {
  const limiter = createLimiter({ capacity: 120, perSecond: 2 }, clock)
  return {
    async createSlider({ scene, mobile }, { ip, now }) {
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
    async verifySlider(answer, { now }) {
      const verified = await slider.verify(answer)
      return 'retryAt' in verified ? refuse(verified, now) : verified
    },
  }
}
