import { isOnHighway } from '../projects/seed-highway'
import { isOnSiku } from '../projects/seed-siku'
import { isOnSupervision, isOnWater } from '../projects/seed-water'
import { type Dataset, type Project, peopleCount, recentProjectCount } from '../world/dataset'
import type { Achievements } from './seed-person'

/** For each count, true when the platform has a record of a won project. */
const countersOf = (companies: number): Readonly<Record<keyof Achievements, (work: Project) => boolean>> => ({
  achieveCount: ({ index }) => index < recentProjectCount(companies),
  sikuCount: isOnSiku,
  highwayCount: isOnHighway,
  waterCount: isOnWater,
  waterSuperviceCount: isOnSupervision,
})

/** The achievements of each person (index): the number of records that name the person. */
export function achievementsIn({ companies, works }: Dataset): (person: number) => Achievements {
  const counters = countersOf(companies)
  const keys = Object.keys(counters) as (keyof Achievements)[]
  const counts = new Map(keys.map((key) => [key, new Int32Array(peopleCount(companies))]))
  for (const work of works) {
    const { result } = work
    if (!result || result.winners === 0 || result.manager === null) continue
    for (const key of keys) {
      const people = counts.get(key)
      if (people && counters[key](work)) people[result.manager] = (people[result.manager] ?? 0) + 1
    }
  }
  const of = (key: keyof Achievements, person: number) => counts.get(key)?.[person] ?? 0
  return (person) => ({
    achieveCount: of('achieveCount', person),
    sikuCount: of('sikuCount', person),
    highwayCount: of('highwayCount', person),
    waterCount: of('waterCount', person),
    waterSuperviceCount: of('waterSuperviceCount', person),
  })
}
