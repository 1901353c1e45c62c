import { isOnRim, PIECE_SIZE, paintMask, pick, pickWarp, type Shape } from './piece-shape'
import type { Picture, Random } from './scenery'

/** Gaps are drawn smaller than the piece, so that their outlines differ from the piece's. */
const GAP_SIZE = 0.86

const clamp = (value: number) => Math.min(255, Math.max(0, value))

/** Moves a pixel's colour towards a grey, and adds grain. */
function shade(picture: Picture, at: number, grey: number, share: number, grain = 0): void {
  for (let c = 0; c < 3; c++) {
    const under = picture.data[at + c]!
    picture.data[at + c] = clamp(under + (grey - under) * share + grain)
  }
}

/**
 * Draws a gap that is darker than the picture on one side and lighter on the other, with a partly visible rim. No two
 * gaps have the same tones, so that no fixed formula of a gap's colour fits.
 */
export function drawGap(picture: Picture, shape: Shape, left: number, top: number, random: Random): void {
  const mask = paintMask(shape, pickWarp(GAP_SIZE, random))
  const [strength, direction, phase] = [0.5 + random() * 0.3, random() * 2 * Math.PI, random() * 6]
  const middle = (random() - 0.5) * 0.7
  for (const [i, covered] of mask.entries()) {
    if (covered === 0) continue
    const [x, y] = [i % PIECE_SIZE, Math.floor(i / PIECE_SIZE)]
    const [u, v] = [x / PIECE_SIZE - 0.5, y / PIECE_SIZE - 0.5]
    const along = u * Math.cos(direction) + v * Math.sin(direction) - middle
    const isDark = along < 0
    const share = strength * Math.min(1, 0.35 + Math.abs(along)) * covered
    const at = ((top + y) * picture.width + left + x) * 4
    shade(picture, at, isDark ? 10 : 245, share, (random() - 0.5) * 40)
    if (!isOnRim(mask, i)) continue
    const visible = 0.5 + 0.5 * Math.sin(3 * Math.atan2(v, u) + phase)
    shade(picture, at, isDark ? 255 : 0, 0.4 * visible)
  }
}

/** Draws arcs in the row of the gaps, as round as their knobs and as strong as their rims. */
export function drawArcs(picture: Picture, top: number, random: Random): void {
  for (let n = 0; n < 18; n++) {
    const [cx, cy] = [random() * picture.width, top + random() * PIECE_SIZE]
    const radius = 5 + random() * 14
    const [from, length] = [random() * 2 * Math.PI, 1.5 + random() * 3]
    const grey = pick(random, [0, 255])
    for (let a = from; a < from + length; a += 0.8 / radius) {
      const [x, y] = [Math.round(cx + radius * Math.cos(a)), Math.round(cy + radius * Math.sin(a))]
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue
      shade(picture, (y * picture.width + x) * 4, grey, 0.35)
    }
  }
}

/** Draws a piece, cut out of a separate picture, with a light rim. */
export function drawPiece(stuff: Picture, shape: Shape, random: Random): Picture {
  const mask = paintMask(shape, pickWarp(1, random))
  const piece: Picture = {
    width: PIECE_SIZE,
    height: PIECE_SIZE,
    data: new Uint8Array(PIECE_SIZE * PIECE_SIZE * 4),
  }
  const left = Math.floor(random() * (stuff.width - PIECE_SIZE))
  const top = Math.floor(random() * (stuff.height - PIECE_SIZE))
  for (const [i, covered] of mask.entries()) {
    if (covered === 0) continue
    const from = ((top + Math.floor(i / PIECE_SIZE)) * stuff.width + left + (i % PIECE_SIZE)) * 4
    piece.data.set(stuff.data.subarray(from, from + 3), i * 4)
    piece.data[i * 4 + 3] = Math.round(covered * 255)
    shade(piece, i * 4, 255, isOnRim(mask, i) ? 0.8 : 0, (random() - 0.5) * 30)
  }
  return piece
}
