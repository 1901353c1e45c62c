import { randomInt } from 'node:crypto'
import { PNG } from 'pngjs'
import { drawArcs, drawGap, drawPiece } from './draw-gaps'
import { PIECE_SIZE, pickShapes } from './piece-shape'
import { type Picture, paintRandom, paintScene, type Random } from './scenery'

export { PIECE_SIZE } from './piece-shape'
export const WIDTH = 400
export const HEIGHT = 160
/** The gaps in a picture; one of them has the shape of the piece. */
export const GAPS = 5
/** Tolerance of an answer in px. */
const TOLERANCE = 6

export interface Puzzle {
  /** Left edge of the right gap in image pixels: the answer. */
  readonly x: number
  /** Top edge of the gaps, sent to the browser to place the piece at its height. */
  readonly y: number
  readonly background: Buffer
  readonly piece: Buffer
}

const secureRandom: Random = () => randomInt(2 ** 32) / 2 ** 32

/** The left edges of the gaps: right of the piece's start, side by side, at random distances. */
export function placeGaps(random: Random): readonly number[] {
  const first = PIECE_SIZE + 6
  const spare = WIDTH - 4 - first - GAPS * PIECE_SIZE
  const cuts = Array.from({ length: GAPS }, () => Math.floor(random() * (spare + 1))).sort((a, b) => a - b)
  return cuts.map((cut, i) => first + i * PIECE_SIZE + cut)
}

function encode(picture: Picture, colorType: 2 | 6): Buffer {
  const png = new PNG({ width: picture.width, height: picture.height })
  png.data = Buffer.from(picture.data.buffer)
  return PNG.sync.write(png, { deflateLevel: 1, filterType: 1, colorType })
}

const seedOf = (random: Random) => Math.floor(random() * 2 ** 32)

/**
 * A new puzzle of several gaps, and a piece with the shape of one of them. The answer comes from the CSPRNG, not from
 * the generator that paints. The piece is painted separately, with its own distortion, and shares no pixel with the
 * picture, so that comparing colours reveals nothing.
 */
export function makePuzzle(random: Random = secureRandom): Puzzle {
  const y = 6 + Math.floor(random() * (HEIGHT - PIECE_SIZE - 12))
  const places = placeGaps(random)
  const shapes = pickShapes(random, GAPS)
  const right = Math.floor(random() * GAPS)
  const background = paintScene(WIDTH, HEIGHT, seedOf(random))
  const paint = paintRandom(seedOf(random))
  for (const [i, shape] of shapes.entries()) drawGap(background, shape, places[i]!, y, paint)
  drawArcs(background, y, paint)
  const stuff = paintScene(PIECE_SIZE * 4, PIECE_SIZE * 2, seedOf(random))
  const piece = drawPiece(stuff, shapes[right]!, paint)
  return { x: places[right]!, y, background: encode(background, 2), piece: encode(piece, 6) }
}

export function isSolved(answer: number, x: number): boolean {
  return Math.abs(answer - x) <= TOLERANCE
}
