import { methods } from './methods'
import { reports } from './reports'
import type { ResearchText } from './research.types'

export const RESEARCH: readonly ResearchText[] = [...reports, ...methods].sort((a, b) =>
  b.day.localeCompare(a.day),
)

/** The text of an address; null if it is unknown. */
export function findResearch(id: string): ResearchText | null {
  return RESEARCH.find((text) => text.id === id) ?? null
}
