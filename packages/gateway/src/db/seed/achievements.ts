import { isOnHighway } from './seed-highway'
import type { Achievements } from './seed-person'
import { isOnSiku } from './seed-siku'
import { isOnSupervision, isOnWater } from './seed-water'
import { peopleOf, recentWorksOf, type Work, type World } from './world'

/** What counts: whether each platform has a record of a work that was won. */
const countersOf = (companies: number): Readonly<Record<keyof Achievements, (work: Work) => boolean>> => ({
  achieveCount: ({ index }) => index < recentWorksOf(companies),
  sikuCount: isOnSiku,
  highwayCount: isOnHighway,
  waterCount: isOnWater,
  waterSuperviceCount: isOnSupervision,
})

/** The achievements of each person (index), as many as there are records that name the person. */
export const achievementsIn = ({ companies, works }: World): ((person: number) => Achievements) => {
  const counters = countersOf(companies)
  const keys = Object.keys(counters) as (keyof Achievements)[]
  const counts = new Map(keys.map((key) => [key, new Int32Array(peopleOf(companies))]))
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
