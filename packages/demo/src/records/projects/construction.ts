import { addDays, dayOf, daysBetween } from '@zhushutong/domain/formatting'
import { projectCodeOf } from '../bidding/seed-tender'
import type { CompanyIdentity } from '../organisations/company-identity'
import { designerOf, firmOf } from '../organisations/firms'
import { type Organisation, ownerIdentity } from '../organisations/organisations'
import { personIdentity } from '../organisations/seed-person'
import { type Random, randomOf } from '../random'
import type { BidOutcome, Dataset, Project } from '../world/dataset'
import { personName } from '../world/made-up-names'
import type { Scale } from '../world/measures'
import { scaleOf } from '../world/scale'
import { candidateOf } from '../world/tender-terms'
import { type Approval, approvalOf } from './approval'
import { contractDaysOf } from './seed-performance'

const STREAM = { course: 106, firms: 107 }
const YUAN = 100

/** The facts of a project before the award. */
export interface ProjectSetup {
  readonly projectCode: string
  readonly owner: Organisation
  readonly approval: Approval
  readonly scale: Scale
  readonly designer: string
  readonly surveyor: string
}

/**
 * The course of an awarded project, the same for every platform. Days are start-of-day ms; null if in the
 * future.
 */
export interface Construction extends ProjectSetup {
  /** The winners; the leader of a consortium is first. */
  readonly contractors: readonly CompanyIdentity[]
  /** The person in charge; the id is null if the contractor has no registered person. */
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

export function projectSetupOf(work: Project, world: Dataset): ProjectSetup {
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

type Won = Project & { readonly result: BidOutcome }

const isWon = (work: Project): work is Won => work.result !== null && work.result.winners > 0

/** The permit is issued between contract and start of construction. */
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

const computeCourse = (work: Project, world: Dataset): Construction | null => {
  if (!isWon(work)) return null
  const { result } = work
  const random = randomOf(STREAM.course, work.index)
  const course = courseOf(random, work, world.today)
  const amount = result.prices[0] ?? work.budget
  const contractors = result.bidders.slice(0, result.winners).flatMap((i) => world.identities[i] ?? [])
  return {
    ...projectSetupOf(work, world),
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

// Cached, because several kinds of record describe the same projects, one kind after another.
const courses = new WeakMap<Project, Construction | null>()

/** The course of a project after its award; null before the award. */
export function constructionOf(work: Project, world: Dataset): Construction | null {
  const known = courses.get(work)
  if (known !== undefined) return known
  const course = computeCourse(work, world)
  courses.set(work, course)
  return course
}

/** A day as YYYY-MM-DD; null if in the future. */
export function dayText(day: number | null): string | null {
  return day === null ? null : dayOf(day)
}

/** The columns for the filters by company and person. */
export function referencesOf({ contractors, manager }: Construction) {
  return {
    contractorIds: contractors.map(({ id }) => id),
    personIds: manager.id === null ? [] : [manager.id],
  }
}

/** 甲公司（牵头）、乙公司 for a consortium, otherwise the single name. */
export function namesOf(contractors: readonly CompanyIdentity[]): string {
  return contractors
    .map(({ name }, i) => (i === 0 && contractors.length > 1 ? `${name}（牵头）` : name))
    .join('、')
}
