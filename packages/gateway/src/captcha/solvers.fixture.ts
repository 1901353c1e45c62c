import { PNG } from 'pngjs'

/** The parts of a puzzle that a program can see. */
interface SeenPuzzle {
  readonly background: Buffer
  readonly piece: Buffer
  readonly y: number
}

interface Grey {
  readonly width: number
  readonly height: number
  readonly at: Float64Array
}

/** Guesses the position of the piece. */
export type Solver = (puzzle: SeenPuzzle) => number

const decode = ({ background, piece, y }: SeenPuzzle) => ({
  y,
  background: PNG.sync.read(background),
  piece: PNG.sync.read(piece),
})

const greyOf = ({ width, height, data }: PNG): Grey => ({
  width,
  height,
  at: Float64Array.from(
    { length: width * height },
    (_, i) => (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]!) / 3,
  ),
})

const alphaOf = ({ width, height, data }: PNG): Grey => ({
  width,
  height,
  at: Float64Array.from({ length: width * height }, (_, i) => data[i * 4 + 3]! / 255),
})

const read = ({ width, height, at }: Grey, x: number, y: number): number =>
  at[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!

const mapPixels = (grey: Grey, valueAt: (x: number, y: number) => number): Grey => ({
  ...grey,
  at: Float64Array.from(grey.at, (_, i) => valueAt(i % grey.width, Math.floor(i / grey.width))),
})

const blur = (grey: Grey, radius: number): Grey =>
  mapPixels(grey, (x, y) => {
    let sum = 0
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) sum += read(grey, x + dx, y + dy)
    return sum / (2 * radius + 1) ** 2
  })

const edges = (grey: Grey): Grey =>
  mapPixels(grey, (x, y) =>
    Math.hypot(read(grey, x + 1, y) - read(grey, x - 1, y), read(grey, x, y + 1) - read(grey, x, y - 1)),
  )

/** The position with the highest score; every second position is enough, given the tolerance. */
const findBest = (background: Grey, piece: Grey, scoreAt: (x: number) => number): number => {
  let best = { x: 0, score: -Infinity }
  for (let x = piece.width; x <= background.width - piece.width; x += 2) {
    const score = scoreAt(x)
    if (score > best.score) best = { x, score }
  }
  return best.x
}

/** Normalised cross-correlation of a template with windows of an image, where the mask is set. */
const correlator = (image: Grey, template: Grey, mask: Grey) => {
  const used = [...mask.at.keys()].filter((i) => mask.at[i]! >= 0.5)
  const mean = used.reduce((sum, i) => sum + template.at[i]!, 0) / used.length
  const values = Float64Array.from(used, (i) => template.at[i]! - mean)
  const offsets = Int32Array.from(
    used,
    (i) => Math.floor(i / template.width) * image.width + (i % template.width),
  )
  return (left: number, top: number): number => {
    const start = top * image.width + left
    let [both, sum, squares] = [0, 0, 0]
    for (let i = 0; i < offsets.length; i++) {
      const value = image.at[start + offsets[i]!]!
      both += values[i]! * value
      sum += value
      squares += value * value
    }
    return both / Math.sqrt(squares - (sum * sum) / offsets.length + 1e-9)
  }
}

const GAP_COLOUR = [12, 18, 32]

/** Solved 40 of 40 earlier puzzles: a gap is 0.4 of the piece and 0.6 of a dark blue. */
const byColour: Solver = (puzzle) => {
  const { background, piece, y } = decode(puzzle)
  return findBest(greyOf(background), greyOf(piece), (x) => {
    let off = 0
    for (let i = 0; i < piece.width * piece.height; i++) {
      if (piece.data[i * 4 + 3]! < 128) continue
      const at = ((y + Math.floor(i / piece.width)) * background.width + x + (i % piece.width)) * 4
      for (let c = 0; c < 3; c++)
        off += Math.abs(background.data[at + c]! - 0.4 * piece.data[i * 4 + c]! - 0.6 * GAP_COLOUR[c]!)
    }
    return -off
  })
}

/** Normalised correlation of the piece's pixels with the picture. */
const byTexture: Solver = (puzzle) => {
  const { background, piece, y } = decode(puzzle)
  const [image, template, mask] = [greyOf(background), greyOf(piece), alphaOf(piece)]
  const correlate = correlator(image, template, mask)
  return findBest(image, template, (x) => correlate(x, y))
}

const everywhere = (grey: Grey): Grey => ({ ...grey, at: grey.at.map(() => 1) })

/** A shape turned about its centre and made smaller. */
const transform = (shape: Grey, { angle, width, height }: Variant): Grey => {
  const [cos, sin, centre] = [Math.cos(angle), Math.sin(angle), (shape.width - 1) / 2]
  return mapPixels(shape, (x, y) => {
    const [dx, dy] = [x - centre, y - centre]
    const u = Math.round((dx * cos + dy * sin) / width + centre)
    const v = Math.round((dy * cos - dx * sin) / height + centre)
    return u < 0 || v < 0 || u >= shape.width || v >= shape.height ? 0 : read(shape, u, v)
  })
}

interface Variant {
  readonly angle: number
  readonly width: number
  readonly height: number
}

const outlineOf = (shape: Grey): Grey => blur(edges(shape), 1)

/** Correlation of the piece's outline, in each of these variants, with the edges of the picture. */
const byEdges =
  (variants: readonly Variant[]): Solver =>
  (puzzle) => {
    const { background, piece, y } = decode(puzzle)
    const [image, shape] = [outlineOf(blur(greyOf(background), 1)), alphaOf(piece)]
    const scores = variants.map((variant) => {
      const outline = outlineOf(transform(shape, variant))
      return correlator(image, outline, everywhere(outline))
    })
    return findBest(image, shape, (x) => Math.max(...scores.map((scoreAt) => scoreAt(x, y))))
  }

const AS_IT_IS: Variant = { angle: 0, width: 1, height: 1 }
const SIZES = [0.74, 0.8, 0.86]
const SEARCHED = [-0.3, -0.15, 0, 0.15, 0.3].flatMap((angle) =>
  SIZES.flatMap((width) => SIZES.map((height): Variant => ({ angle, width, height }))),
)

/** Correlation of the piece's silhouette with the picture, for darker and for lighter gaps. */
const bySilhouette: Solver = (puzzle) => {
  const { background, piece, y } = decode(puzzle)
  const [image, mask] = [blur(greyOf(background), 1), alphaOf(piece)]
  const correlate = correlator(image, mask, everywhere(mask))
  return findBest(image, mask, (x) => Math.abs(correlate(x, y)))
}

/** Programs that solved the earlier puzzle. */
export const SOLVERS: Readonly<Record<string, Solver>> = {
  'the formula of a gap': byColour,
  'normalised correlation': byTexture,
  'the outline on edges': byEdges([AS_IT_IS]),
  'the silhouette': bySilhouette,
}

/** A program made for this puzzle: it tries the sizes and angles that gaps are drawn with. */
export const searchOutlines: Solver = byEdges(SEARCHED)
