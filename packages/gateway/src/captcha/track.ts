/** The drag as [x, y, ms since its start], recorded by the browser. */
export type Track = readonly (readonly [x: number, y: number, at: number])[]

const MIN_POINTS = 3
/** ms; no person drags faster, but a script that posts the answer at once does. */
const MIN_DURATION = 200
/** ms; the lifetime of a puzzle. */
const MAX_DURATION = 120_000

/**
 * Whether a track can be a person's. Arrow keys move in a straight line by equal steps, so neither jitter
 * nor a curve is required: only that the piece was moved forward in time, not in an instant.
 */
export function isPlausible(track: Track): boolean {
  const first = track[0]
  const last = track.at(-1)
  if (track.length < MIN_POINTS || !first || !last) return false
  if (!track.every((point) => point.every(Number.isFinite))) return false
  if (track.some((point, i) => i > 0 && point[2] < (track[i - 1]?.[2] ?? 0))) return false
  const duration = last[2] - first[2]
  if (duration <= MIN_DURATION || duration > MAX_DURATION) return false
  return new Set(track.map((point) => point[0])).size >= 2
}
