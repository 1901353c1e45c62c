import type { contract } from '@zhushutong/sdk/contract'
import type { Deps } from '../app'
import { CODES, createLimiter, type Handlers } from '../http'
import type { CaptchaStore } from './captcha.store'
import { HEIGHT, PIECE_SIZE, WIDTH } from './puzzle'

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

type SliderHandlers = Pick<Handlers<typeof contract.login>, 'createSlider' | 'verifySlider'>

/** Making and checking puzzles. Pictures cost time, so an address gets only so many. */
export function sliderHandlers({ clock }: Deps, captchas: CaptchaStore): SliderHandlers {
  const limiter = createLimiter({ capacity: 120, perSecond: 2 }, clock)
  return {
    async createSlider({ scene, mobile }, { ip }) {
      if (!limiter.take(ip).ok) return { error: CODES.tooMany }
      const puzzle = await captchas.create(scene, mobile ?? null)
      return {
        captchaId: puzzle.id,
        background: png(puzzle.background),
        piece: png(puzzle.piece),
        width: WIDTH,
        height: HEIGHT,
        pieceSize: PIECE_SIZE,
        pieceY: puzzle.y,
        expiresAt: puzzle.expiresAt,
      }
    },
    async verifySlider({ captchaId, x, track }) {
      return captchas.verify(captchaId, x, track)
    },
  }
}
