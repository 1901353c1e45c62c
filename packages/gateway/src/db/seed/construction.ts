import { addDays, dayOf, daysBetween } from '@zhushutong/domain/formatting'
import { type Approval, approvalOf } from './approval'
import type { CompanyIdentity } from './company-identity'
import { designerOf, firmOf } from './firms'
import type { Scale } from './measures'
import { type Organisation, ownerIdentity } from './organisations'
import { type Random, randomOf } from './random'
import { scaleOf } from './scale'
import { contractDaysOf } from './seed-performance'
import { personIdentity } from './seed-person'
import { projectCodeOf } from './seed-tender'
import { personName } from './words'
import { candidateOf } from './work-terms'
import type { Result, Work, World } from './world'

const STREAM = { course: 106, firms: 107 }
const YUAN = 100

/** What is known of a work before anybody has won it. */
export interface Undertaking {
  readonly projectCode: string
  readonly owner: Organisation
  readonly approval: Approval
  readonly scale: Scale
  readonly designer: string
  readonly surveyor: string
}

/**
 * What becomes of a work that was won; every platform tells of it alike. Days are their starts in ms, and null
 * until they have come.
 */
export interface Construction extends Undertaking {
  /** The winners, the leader of a consortium first. */
  readonly contractors: readonly CompanyIdentity[]
  /** The person in charge; without an id where the contractor has nobody registered. */
  readonly manager: { readonly id: string | null; readonly name: string }
  readonly chiefEngineer: string
  readonly supervisor: string
  /** fen */
  readonly amount: number
  readonly settled: number | null
  readonly awarded: number
  readonly reviewed: number
  readonly signed: number | null
  readonly permitted: number | null
  readonly started: number | null
  readonly finished: number | null
  readonly plannedStart: number
  readonly plannedEnd: number
}

export const undertakingOf = (work: Work, world: World): Undertaking => {
  const owner = ownerIdentity(work.owner, world.companies)
  const random = randomOf(STREAM.firms, work.index)
  return {
    projectCode: projectCodeOf(work),
    owner,
    approval: approvalOf(work, owner, world),
    scale: scaleOf(work),
    designer: firmOf(random, designerOf(work.type), work.region),
    surveyor: firmOf(random, 'survey', work.region),
  }
}

type Won = Work & { readonly result: Result }

const isWon = (work: Work): work is Won => work.result !== null && work.result.winners > 0

/** The permit lies between the contract and the start of the works. */
const courseOf = (random: Random, work: Won, today: number) => {
  const { signed, started, due, completed } = contractDaysOf(work)
  const until = (day: number) => (day < today ? day : null)
  const gap = daysBetween(signed, started)
  const permitted = addDays(signed, random.int(1, gap - 1))
  return {
    plannedStart: addDays(started, -random.int(0, Math.min(gap, 12))),
    plannedEnd: due,
    signed: until(signed),
    permitted: until(permitted),
    started: until(started),
    finished: until(completed),
  }
}

const followed = (work: Work, world: World): Construction | null => {
  if (!isWon(work)) return null
  const { result } = work
  const random = randomOf(STREAM.course, work.index)
  const course = courseOf(random, work, world.today)
  const amount = result.prices[0] ?? work.budget
  const contractors = result.bidders.slice(0, result.winners).flatMap((i) => world.identities[i] ?? [])
  return {
    ...undertakingOf(work, world),
    ...course,
    contractors,
    manager: {
      id: result.manager === null ? null : personIdentity(result.manager).id,
      name: candidateOf(work, 0, world).managerName,
    },
    chiefEngineer: personName(random),
    supervisor: firmOf(random, 'supervision', work.region),
    amount,
    settled:
      course.finished === null ? null : Math.round((amount * (0.92 + random.next() * 0.16)) / YUAN) * YUAN,
    awarded: result.day,
    reviewed: addDays(work.tendered, -random.int(8, 40)),
  }
}

// Half a dozen kinds of record tell of the same works, one kind after the other.
const courses = new WeakMap<Work, Construction | null>()

/** The course of a work from its award on; null where nobody has won it yet. */
export const constructionOf = (work: Work, world: World): Construction | null => {
  const known = courses.get(work)
  if (known !== undefined) return known
  const course = followed(work, world)
  courses.set(work, course)
  return course
}

/** YYYY-MM-DD of a day that has come. */
export const dayText = (day: number | null): string | null => (day === null ? null : dayOf(day))

/** What the columns of a reference filter hold of it. */
export const referencesOf = ({ contractors, manager }: Construction) => ({
  contractorIds: contractors.map(({ id }) => id),
  personIds: manager.id === null ? [] : [manager.id],
})

/** 甲公司（牵头）、乙公司 of a consortium, else the one name. */
export const namesOf = (contractors: readonly CompanyIdentity[]): string =>
  contractors.map(({ name }, i) => (i === 0 && contractors.length > 1 ? `${name}（牵头）` : name)).join('、')
