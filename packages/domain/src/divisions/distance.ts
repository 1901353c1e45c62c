import { CENTRES } from './centres.data'
import { divisionPath } from './divisions'

/** Longitude and latitude in degrees. */
type Point = readonly [number, number]

const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

let points: ReadonlyMap<string, Point> | undefined

const parsePoints = (): ReadonlyMap<string, Point> =>
  new Map(
    CENTRES.flatMap((line) => {
      const [province, rows] = line.split(':') as [string, string]
      return rows.split(',').map((row) => {
        const [code, longitude, latitude] = row.split(' ') as [string, string, string]
        return [`${province}${code}`, [Number(longitude), Number(latitude)]] as const
      })
    }),
  )

/** The centre of the smallest known division that contains a code; null for a whole province. */
const findCentre = (code: string): Point | null => {
  points ??= parsePoints()
  for (const text of divisionPath(code).reverse()) {
    const point = points.get(text)
    if (point) return point
  }
  return null
}

/**
 * The great-circle distance in km between the centres of two places, cities or the counties of a municipality; null if
 * one of them is a whole province, or unknown (VAL-23).
 */
export function distanceBetween(code: string, other: string): number | null {
  const [from, to] = [findCentre(code), findCentre(other)]
  if (!from || !to) return null
  const [dx, dy] = [(to[0] - from[0]) * RADIANS, (to[1] - from[1]) * RADIANS]
  const half =
    Math.sin(dy / 2) ** 2 + Math.cos(from[1] * RADIANS) * Math.cos(to[1] * RADIANS) * Math.sin(dx / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))
}
