import type { contract } from '@zhushutong/sdk/contract'
import type { Deps } from '../platform/feature'
import { CODES, createLimiter, type Failure, type Handlers } from '../platform/http'
import { waitText } from './captcha.limits'
import type { MustWait } from './captcha.store'
import { HEIGHT, PIECE_SIZE, WIDTH } from './puzzle'
import type { SliderCaptcha } from './slider-captcha'

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

type SliderHandlers = Pick<Handlers<typeof contract.login>, 'createSlider' | 'verifySlider'>

const refuse = ({ retryAt }: MustWait, now: number): Failure => ({
  error: CODES.tooMany,
  message: waitText(retryAt, now),
  data: { retryAt },
})

/** Creates and checks puzzles. Pictures cost CPU time, so they are limited for each address. */
export function sliderHandlers({ clock }: Deps, slider: SliderCaptcha): SliderHandlers {
  const limiter = createLimiter({ capacity: 120, perSecond: 2 }, clock)
  return {
    async createSlider({ scene, mobile }, { ip, now }) {
      if (!limiter.take(ip).ok) return { error: CODES.tooMany }
      const puzzle = await slider.create(scene, scene === 'risk' ? '' : (mobile ?? ''), ip)
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
  }
}
