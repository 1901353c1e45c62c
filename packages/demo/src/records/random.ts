const mix = (n: number): number => {
  let x = n | 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

type Weights = ReadonlyArray<readonly [unknown, number]>

const sumOf = (list: Weights): number => {
  let total = 0
  for (const [, weight] of list) total += weight
  return total
}

// Only sums of long lists are cached: they are constants, while short ones are often built on the fly.
const LONG = 12
const sums = new WeakMap<Weights, number>()

const totalOf = (list: Weights): number => {
  if (list.length < LONG) return sumOf(list)
  const known = sums.get(list)
  if (known !== undefined) return known
  const total = sumOf(list)
  sums.set(list, total)
  return total
}

/**
 * Random draws, the same in every run (mulberry32). A class, because several are created for each of millions
 * of records and closures would be slower.
 */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Integer in [min, max]. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** An item, with the given weights as probabilities. */
  weighted<T>(list: ReadonlyArray<readonly [T, number]>): T {
    let left = this.next() * totalOf(list)
    for (const [item, weight] of list) {
      left -= weight
      if (left < 0) return item
    }
    return this.pick(list)[0]
  }

  /** Normally distributed around 0 with standard deviation 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }
}

/**
 * A separate random stream for each (stream, index), so that any record can be generated without the ones
 * before it.
 */
export function randomOf(stream: number, index: number): Random {
  return new Random(mix(mix(stream + 0x9e3779b9) ^ Math.imul(index + 1, 0x9e3779b1)))
}

const HEX = 16
/** 32 hex digits; the index is part of them, so that no two of a stream are equal. */
export function hexOf(stream: number, index: number): string {
  const random = randomOf(stream, index)
  const word = () => Math.floor(random.next() * 4_294_967_296)
  const parts = [word(), word(), word(), mix(index ^ 0x5bd1e995)]
  return parts.map((n) => n.toString(HEX).padStart(8, '0')).join('')
}

/** The same in the format of a UUID of version 4. */
export function uuidOf(stream: number, index: number): string {
  const hex = hexOf(stream, index)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
