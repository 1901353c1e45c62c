type Colour = readonly [r: number, g: number, b: number]

/** RGBA pixels, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A number in [0, 1). */
export type Random = () => number

/** mulberry32: fast and small. It only paints; no secret comes from it. */
export function paintRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const PALETTES: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [38, 92, 160],
    [148, 196, 226],
    [244, 180, 96],
  ],
  [
    [30, 108, 104],
    [170, 214, 190],
    [232, 122, 88],
  ],
  [
    [88, 72, 140],
    [200, 182, 226],
    [246, 206, 120],
  ],
  [
    [150, 84, 52],
    [238, 204, 160],
    [72, 120, 152],
  ],
  [
    [46, 68, 96],
    [160, 178, 200],
    [222, 96, 84],
  ],
]

function put(picture: Picture, x: number, y: number, colour: Colour, share: number): void {
  const at = (y * picture.width + x) * 4
  for (let c = 0; c < 3; c++) {
    const under = picture.data[at + c] ?? 0
    picture.data[at + c] = under + ((colour[c] ?? 0) - under) * share
  }
}

function gradient(picture: Picture, from: Colour, to: Colour, random: Random): void {
  const lean = random() * 0.8 - 0.4
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const along = Math.min(1, Math.max(0, y / picture.height + lean * (x / picture.width - 0.5)))
      const grain = (random() - 0.5) * 22
      const at = (y * picture.width + x) * 4
      for (let c = 0; c < 3; c++) {
        const value = (from[c] ?? 0) * (1 - along) + (to[c] ?? 0) * along + grain
        picture.data[at + c] = Math.min(255, Math.max(0, value))
      }
      picture.data[at + 3] = 255
    }
  }
}

function fillRect(
  p: Picture,
  left: number,
  top: number,
  w: number,
  h: number,
  colour: Colour,
  share: number,
) {
  for (let y = Math.max(0, top); y < Math.min(p.height, top + h); y++) {
    for (let x = Math.max(0, left); x < Math.min(p.width, left + w); x++) put(p, x, y, colour, share)
  }
}

function fillCircle(p: Picture, cx: number, cy: number, radius: number, colour: Colour, share: number) {
  for (let y = Math.max(0, Math.ceil(cy - radius)); y < Math.min(p.height, cy + radius); y++) {
    const half = Math.sqrt(radius * radius - (y - cy) ** 2)
    for (let x = Math.max(0, Math.ceil(cx - half)); x < Math.min(p.width, cx + half); x++) {
      put(p, x, y, colour, share)
    }
  }
}

function skyline(p: Picture, dark: Colour, light: Colour, random: Random): void {
  for (let x = -8; x < p.width; ) {
    const w = 22 + Math.floor(random() * 34)
    const h = 30 + Math.floor(random() * 92)
    fillRect(p, x, p.height - h, w, h, dark, 0.55 + random() * 0.3)
    for (let wy = p.height - h + 7; wy < p.height - 5; wy += 11) {
      for (let wx = x + 5; wx < x + w - 6; wx += 9) {
        if (random() < 0.6) fillRect(p, wx, wy, 4, 6, light, 0.35 + random() * 0.5)
      }
    }
    x += w + Math.floor(random() * 9)
  }
}

/** A town under a sky, with enough edges and noise that the gap is not the only dark area. */
export function paintScene(width: number, height: number, seed: number): Picture {
  const random = paintRandom(seed)
  const picture: Picture = { width, height, data: new Uint8Array(width * height * 4) }
  const [deep, pale, accent] = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0]!
  gradient(picture, pale, deep, random)
  fillCircle(picture, 30 + random() * (width - 60), 24 + random() * 30, 14 + random() * 14, accent, 0.85)
  for (let i = 0; i < 9; i++) {
    const colour = random() < 0.5 ? pale : deep
    fillCircle(
      picture,
      random() * width,
      random() * height,
      10 + random() * 34,
      colour,
      0.16 + random() * 0.16,
    )
  }
  skyline(picture, deep, accent, random)
  return picture
}
