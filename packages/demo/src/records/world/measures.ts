import { CONSTRUCTION_TYPES, SPECIAL_CONSTRUCTION_TYPES } from './construction-types'
import type { Project } from './dataset'

const STRUCTURE_NAMES = new Map<string, readonly string[]>()
for (const { type, things } of [...CONSTRUCTION_TYPES.map(([kind]) => kind), ...SPECIAL_CONSTRUCTION_TYPES])
  STRUCTURE_NAMES.set(type, [...(STRUCTURE_NAMES.get(type) ?? []), ...things])

/** The structure in the project's name; '' if unknown. */
export function structureNameOf({ type, name }: Pick<Project, 'type' | 'name'>): string {
  return STRUCTURE_NAMES.get(type)?.find((thing) => name.includes(thing)) ?? ''
}

export function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.round(value), min), max)
}

/** Metres as kilometres: 1.36 km. */
export function kilometres(metres: number): string {
  return `${(metres / 1000).toFixed(2)} km`
}

/** The size of any project, as a sentence and as figures (m², m). */
export interface Scale {
  readonly text: string
  readonly area: number | null
  readonly length: number | null
}
