/** The drag as [x, y, ms since its start], recorded by the browser. */
export type Track = readonly (readonly [x: number, y: number, at: number])[]

const MIN_POINTS = 3
/** In ms; no person drags faster, but a script that posts the answer at once does. */
const MIN_DURATION = 200
/** In ms; the lifetime of a puzzle. */
const MAX_DURATION = 120_000
/** In px; the browser sends the position of release, rounded. */
const MAX_END_OFFSET = 1

/**
 * True if a person can have made a track. Keys move the piece in a straight line by equal steps, or to an end at once,
 * so neither jitter nor a curve is required: the piece must only have moved, over time, to the position of release.
 * @param x the position of release
 */
export function isPlausible(track: Track, x: number): boolean {
  const first = track[0]
  const last = track.at(-1)
  if (track.length < MIN_POINTS || !first || !last) return false
  if (!track.every((point) => point.every(Number.isFinite))) return false
  if (track.some((point, i) => i > 0 && point[2] < (track[i - 1]?.[2] ?? 0))) return false
  const duration = last[2] - first[2]
  if (duration <= MIN_DURATION || duration > MAX_DURATION) return false
  if (Math.abs(last[0] - x) > MAX_END_OFFSET) return false
  return new Set(track.map((point) => point[0])).size >= MIN_POINTS
}
