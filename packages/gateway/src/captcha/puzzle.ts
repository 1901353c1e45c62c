import { randomBytes, randomInt } from 'node:crypto'
import { PNG } from 'pngjs'
import { type Colour, type Picture, paintScene } from './scenery'

export const WIDTH = 320
export const HEIGHT = 160
export const PIECE_SIZE = 48
/** Tolerance of an answer in px. */
export const TOLERANCE = 5

export interface Puzzle {
  /** Left edge of the gap in image pixels: the answer. */
  readonly x: number
  /** Top edge of the gap, sent to the browser to place the piece at its height. */
  readonly y: number
  readonly background: Buffer
  readonly piece: Buffer
}

const KNOB = 9
const BODY = PIECE_SIZE - KNOB

/** The jigsaw shape inside its box: a square with a knob on the right and a notch below. */
function inShape(x: number, y: number): boolean {
  const radius = KNOB - 1
  if (Math.hypot(x - BODY, y - (KNOB + BODY / 2)) < radius) return true
  if (Math.hypot(x - BODY / 2, y - PIECE_SIZE) < radius) return false
  return x < BODY && y >= KNOB
}

const onEdge = (x: number, y: number): boolean =>
  inShape(x, y) && !(inShape(x - 1, y) && inShape(x + 1, y) && inShape(x, y - 1) && inShape(x, y + 1))

const blend = (under: number, over: number, share: number): number => under + (over - under) * share

function tint(picture: Picture, at: number, colour: Colour, share: number): void {
  for (let c = 0; c < 3; c++) picture.data[at + c] = blend(picture.data[at + c] ?? 0, colour[c] ?? 0, share)
}

/** Cuts the piece out of the picture: returns it with a light rim, leaves a dark gap. */
function cut(picture: Picture, left: number, top: number): Picture {
  const piece: Picture = {
    width: PIECE_SIZE,
    height: PIECE_SIZE,
    data: new Uint8Array(PIECE_SIZE * PIECE_SIZE * 4),
  }
  for (let y = 0; y < PIECE_SIZE; y++) {
    for (let x = 0; x < PIECE_SIZE; x++) {
      if (!inShape(x, y)) continue
      const from = ((top + y) * picture.width + left + x) * 4
      const to = (y * PIECE_SIZE + x) * 4
      piece.data.set(picture.data.subarray(from, from + 4), to)
      const edge = onEdge(x, y)
      if (edge) tint(piece, to, [255, 255, 255], 0.75)
      tint(picture, from, edge ? [255, 255, 255] : [12, 18, 32], edge ? 0.55 : 0.6)
    }
  }
  return piece
}

function encode(picture: Picture): Buffer {
  const png = new PNG({ width: picture.width, height: picture.height })
  png.data = Buffer.from(picture.data.buffer)
  return PNG.sync.write(png, { deflateLevel: 1, filterType: 1 })
}

/** A new puzzle. Its position comes from the CSPRNG, not from the generator that paints the picture. */
export function makePuzzle(): Puzzle {
  const x = randomInt(PIECE_SIZE + 16, WIDTH - PIECE_SIZE - 8)
  const y = randomInt(6, HEIGHT - PIECE_SIZE - 6)
  const picture = paintScene(WIDTH, HEIGHT, randomBytes(4).readUInt32LE())
  const piece = cut(picture, x, y)
  return { x, y, background: encode(picture), piece: encode(piece) }
}

export function isSolved(answer: number, x: number): boolean {
  return Math.abs(answer - x) <= TOLERANCE
}
