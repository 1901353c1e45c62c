import type { Random } from './scenery'

/** Side length of a piece's box, in px. */
export const PIECE_SIZE = 54

const CENTRE = PIECE_SIZE / 2
const KNOB_RADIUS = 8
/** The distance of a knob's centre from the side, and half the side of the body. */
const KNOB_OFFSET = 2
const HALF_BODY = CENTRE - KNOB_RADIUS - KNOB_OFFSET

/** The form of a side: 1 a knob, -1 a notch, 0 straight. */
type Side = 1 | 0 | -1

export type Shape = readonly [top: Side, right: Side, bottom: Side, left: Side]

const SIDES: readonly Side[] = [1, 0, -1]
const OUTWARD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}

const countDifferences = (a: Shape, b: Shape): number => a.filter((side, i) => side !== b[i]).length

const ALL_SHAPES: readonly Shape[] = SIDES.flatMap((top) =>
  SIDES.flatMap((right) => SIDES.flatMap((bottom) => SIDES.map((left): Shape => [top, right, bottom, left]))),
)

/** The shapes of a piece and of decoys; each two differ in two sides or more, so that people can distinguish them. */
export function pickShapes(random: Random, count: number): readonly Shape[] {
  const shapes: Shape[] = []
  while (shapes.length < count) {
    const shape = pick(random, ALL_SHAPES)
    // A shape with fewer than two knobs or notches resembles a square too much.
    const isRecognisable = shape.filter((side) => side !== 0).length >= 2
    if (isRecognisable && shapes.every((other) => countDifferences(shape, other) >= 2)) shapes.push(shape)
  }
  return shapes
}

/** True if a point, relative to the centre of the box, is part of the shape. */
const isInShape = (shape: Shape, dx: number, dy: number): boolean => {
  const isInBody = Math.abs(dx) < HALF_BODY && Math.abs(dy) < HALF_BODY
  // A notch is inside the body, a knob outside. Only the nearest side can have one here.
  const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0
  const form = shape[side]!
  if (form === 0) return isInBody
  const reach = HALF_BODY + form * KNOB_OFFSET
  const [ox, oy] = OUTWARD[side]!
  const isNearKnob = (dx - ox * reach) ** 2 + (dy - oy * reach) ** 2 < KNOB_RADIUS ** 2
  return form === 1 ? isInBody || isNearKnob : isInBody && !isNearKnob
}

/** The distortion of a shape: no two drawings of the same shape have the same pixels. */
interface Warp {
  readonly angle: number
  readonly width: number
  readonly height: number
  readonly wave: number
  readonly phase: number
}

/** @param size the largest drawn size; with 1, a straight shape fills its box */
export function pickWarp(size: number, random: Random): Warp {
  return {
    angle: (random() - 0.5) * 0.5,
    width: size * (0.86 + random() * 0.14),
    height: size * (0.86 + random() * 0.14),
    wave: 0.6 + random() * 1.2,
    phase: random() * 2 * Math.PI,
  }
}

/** Samples of a pixel along each axis. */
const SAMPLES = 2
const FINE = PIECE_SIZE * SAMPLES

/** The share of each pixel that a distorted shape covers, from 0 to 1, row by row. */
export function paintMask(shape: Shape, { angle, width, height, wave, phase }: Warp): Float64Array {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const mask = new Float64Array(PIECE_SIZE ** 2)
  const at = Float64Array.from({ length: FINE }, (_, i) => (i + 0.5) / SAMPLES - CENTRE)
  const bend = at.map((d) => wave * Math.sin(d / 6 + phase))
  for (let y = 0; y < FINE; y++) {
    for (let x = 0; x < FINE; x++) {
      const u = (at[x]! * cos + at[y]! * sin) / width + bend[y]!
      const v = (at[y]! * cos - at[x]! * sin) / height + bend[x]!
      const i = (y >> 1) * PIECE_SIZE + (x >> 1)
      if (isInShape(shape, u, v)) mask[i]! += 1 / SAMPLES ** 2
    }
  }
  return mask
}

/** True if a neighbour of a covered pixel is outside the shape. */
export function isOnRim(mask: Float64Array, i: number): boolean {
  return [-1, 1, -PIECE_SIZE, PIECE_SIZE].some((step) => (mask[i + step] ?? 0) < 0.5)
}
