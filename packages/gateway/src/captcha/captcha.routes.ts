import type { contract } from '@zhushutong/sdk/contract'
import type { Deps } from '../platform/feature'
import { CODES, createLimiter, type Handlers } from '../platform/http'
import { HEIGHT, PIECE_SIZE, WIDTH } from './puzzle'
import type { SliderCaptcha } from './slider-captcha'

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

type SliderHandlers = Pick<Handlers<typeof contract.login>, 'createSlider' | 'verifySlider'>

/** Creates and checks puzzles. Pictures cost CPU time, so they are limited for each address. */
export function sliderHandlers({ clock }: Deps, slider: SliderCaptcha): SliderHandlers {
  const limiter = createLimiter({ capacity: 120, perSecond: 2 }, clock)
  return {
    async createSlider({ scene, mobile }, { ip }) {
      if (!limiter.take(ip).ok) return { error: CODES.tooMany }
      const puzzle = await slider.create(scene, mobile ?? null)
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
      return slider.verify(captchaId, x, track)
    },
  }
}
