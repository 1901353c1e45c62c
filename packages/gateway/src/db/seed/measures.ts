import { SPECIAL_WORKS, WORK_KINDS } from './work-kinds'
import type { Work } from './world'

const THINGS = new Map<string, readonly string[]>()
for (const { type, things } of [...WORK_KINDS.map(([kind]) => kind), ...SPECIAL_WORKS])
  THINGS.set(type, [...(THINGS.get(type) ?? []), ...things])

/** What is built: the part of a work's name that says so. */
export const thingOf = ({ type, name }: Pick<Work, 'type' | 'name'>): string =>
  THINGS.get(type)?.find((thing) => name.includes(thing)) ?? ''

export const within = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value), min), max)

/** 1.36 km of metres. */
export const kilometres = (metres: number): string => `${(metres / 1000).toFixed(2)} km`

/** What every work measures, in one sentence and in figures (m², m). */
export interface Scale {
  readonly text: string
  readonly area: number | null
  readonly length: number | null
}
