import { addDays } from '@zhushutong/domain/formatting'
import { type CompanyIdentity, companyIdentity } from '../organisations/company-identity'
import { agencyCount, ownerCount, ownerIdentity } from '../organisations/organisations'
import { employerOf, personIdentity } from '../organisations/seed-person'
import { type Random, randomOf, uuidOf } from '../random'
import { budgetOf } from './budgets'
import { CONSTRUCTION_TYPES, type ConstructionType, SPECIAL_CONSTRUCTION_TYPES } from './construction-types'
import { placeBrand } from './made-up-names'
import { countyName, provinceOf } from './places'

const STREAM = { work: 51, id: 52, result: 53, special: 54 }
const YUAN = 100

export function peopleCount(companies: number): number {
  return companies * 3
}
function projectCount(companies: number): number {
  return companies * 4
}
/** Projects below this index were tendered in the last four years; the others up to ten years ago. */
export function recentProjectCount(companies: number): number {
  return Math.floor(companies * 2.5)
}
/** Projects below this index, the newest ones, have tender notices. */
export function tenderCount(companies: number): number {
  return companies * 2
}

/** The outcome of a project's bids. Days are start-of-day ms. */
export interface BidOutcome {
  /** The candidates are public from this day on. */
  readonly evaluated: number
  /** The award is public from this day on. */
  readonly day: number
  /** Indexes of bidding companies, the winners first, with their prices (fen). */
  readonly bidders: readonly number[]
  readonly prices: readonly number[]
  /** 0 until `day`. */
  readonly winners: number
  /** Index of the winner's person in charge; null if the winner has no registered person. */
  readonly manager: number | null
}

/**
 * A construction project from tender to completion: the basis of notices, results and project records of
 * several platforms.
 */
export interface Project {
  readonly index: number
  readonly id: string
  readonly name: string
  readonly region: string
  readonly type: string
  /** Head of the required qualification. */
  readonly head: string | null
  readonly owner: number
  readonly agency: number | null
  /** fen */
  readonly budget: number
  /** Start of the day of its tender notice, ms. */
  readonly tendered: number
  /** Start of the day on which bids are due, ms. */
  readonly due: number
  /** Null while bids are open or in evaluation. */
  readonly result: BidOutcome | null
}

/** The common basis of all demo records. */
export interface Dataset {
  readonly companies: number
  /** Start of the day, ms. */
  readonly today: number
  readonly identities: readonly CompanyIdentity[]
  readonly works: readonly Project[]
  /** People (indexes) by their employer (index). */
  readonly staffOf: (company: number) => readonly number[]
}

type Buckets = ReadonlyMap<string, readonly number[]>

const bucketsOf = (count: number, provinceAt: (index: number) => string): Buckets => {
  const buckets = new Map<string, number[]>()
  for (let i = 0; i < count; i++) {
    const key = provinceAt(i)
    const bucket = buckets.get(key)
    if (bucket) bucket.push(i)
    else buckets.set(key, [i])
  }
  return buckets
}

const NONE: readonly number[] = []

const staffLists = (companies: number) => {
  const lists: number[][] = []
  for (let i = 0; i < peopleCount(companies); i++) {
    const employer = employerOf(i, companies)
    const list = lists[employer]
    if (list) list.push(i)
    else lists[employer] = [i]
  }
  return (company: number) => lists[company] ?? NONE
}

const tenderedOn = (random: Random, index: number, companies: number, today: number) =>
  index < recentProjectCount(companies)
    ? addDays(today, -1 - Math.floor(1500 * random.next() ** 2.5))
    : addDays(today, -1500 - Math.floor(2100 * random.next()))

/** Shares of projects that need a rarer qualification, and of those with a specialised agency. */
const SPECIAL = 0.13
const SPECIALISED = 0.6
const SORTS = [...new Set(CONSTRUCTION_TYPES.map(([{ type }]) => type))]

/** The agency of a project, mostly one specialised in its type; the first agencies get most projects. */
const agencyOf = (random: Random, mine: Random, type: string, companies: number): number | null => {
  if (random.chance(0.2)) return null
  const agencies = agencyCount(companies)
  const any = Math.floor(random.next() ** 8 * agencies)
  const fitting = SORTS.indexOf(type) + Math.floor(any / SORTS.length) * SORTS.length
  return mine.chance(SPECIALISED) && fitting < agencies ? fitting : any
}

const constructionTypeOf = (random: Random, mine: Random): ConstructionType => {
  const usual = random.weighted(CONSTRUCTION_TYPES)
  return mine.chance(SPECIAL) ? mine.pick(SPECIAL_CONSTRUCTION_TYPES) : usual
}

const TRIES = 8

/**
 * A company of the province, mostly of a matching trade; low indexes are more likely, so that the same
 * companies meet repeatedly.
 */
const bidderOf = (random: Random, bucket: readonly number[], fits: (company: number) => boolean): number => {
  let company = 0
  for (let i = 0; i < TRIES; i++) {
    company = bucket[Math.floor(random.next() ** 1.6 * bucket.length)] ?? 0
    if (fits(company)) break
  }
  return company
}

/** Types of units that bid for projects without a contractor's qualification. */
const BIDDERS_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  service: ['design', 'survey', 'supervision', 'cost'],
  goods: ['supplier'],
}

type Before = Omit<Dataset, 'works'>

const biddersOf = (random: Random, work: Omit<Project, 'result'>, near: Buckets, world: Before): number[] => {
  const { companies, identities } = world
  const bucket = near.get(provinceOf(work.region)) ?? NONE
  const { head, type } = work
  const fits = (i: number) => {
    const trade = identities[i]?.trade
    if (head !== null) return trade?.heads.includes(head) ?? false
    return BIDDERS_BY_TYPE[type]?.includes(trade?.unit ?? '') ?? trade?.unit === undefined
  }
  const bidders = new Set<number>()
  for (let i = 0; i < 12 && bidders.size < Math.min(3, companies); i++) {
    const isStranger = bucket.length === 0 || random.chance(0.08)
    bidders.add(isStranger ? random.int(0, companies - 1) : bidderOf(random, bucket, fits))
  }
  return [...bidders]
}

const createOutcome = (work: Omit<Project, 'result'>, near: Buckets, world: Before): BidOutcome | null => {
  const random = randomOf(STREAM.result, work.index)
  const evaluated = addDays(work.due, random.int(1, 8))
  if (evaluated >= world.today) return null
  const day = addDays(evaluated, random.int(4, 7))
  const bidders = biddersOf(random, work, near, world)
  // From 7 % to 21 % below the budget. Computed without a random number, so that later draws stay the same.
  const level = 0.79 + ((work.index * 7) % 15) / 100
  const prices = bidders.map(
    (_, rank) => Math.round((work.budget * (level + rank * 0.02 + random.next() * 0.02)) / YUAN) * YUAN,
  )
  const leaders = world.staffOf(bidders[0] ?? 0).filter((p) => personIdentity(p).type === 'registered')
  const winners = bidders.length > 1 && random.chance(0.05) ? 2 : 1
  const manager = leaders.length > 0 ? random.pick(leaders) : null
  return { evaluated, day, bidders, prices, winners: day < world.today ? winners : 0, manager }
}

/** A project without its days. */
export type ProjectPlan = Omit<Project, 'tendered' | 'due' | 'result'>

/** The plan of a project; `random` continues with the later draws. */
function planProject(index: number, companies: number) {
  const random = randomOf(STREAM.work, index)
  // Low indexes are more likely, so that a few owners tender most.
  const ownerAt = Math.floor(random.next() ** 1.5 * ownerCount(companies))
  const owner = ownerIdentity(ownerAt, companies)
  const mine = randomOf(STREAM.special, index)
  const kind = constructionTypeOf(random, mine)
  const { region } = owner
  const place = `${countyName(region)}${placeBrand(random)}${random.pick(['路', '片区', '街道', '园区', '镇'])}`
  const thing = random.pick(kind.things)
  const part = random.chance(0.4) ? random.pick(['（一期）', '（二期）', '施工', '（EPC）', '一标段']) : ''
  const plan: ProjectPlan = {
    index,
    id: uuidOf(STREAM.id, index),
    name: `${place}${thing}${part}`,
    region,
    type: kind.type,
    head: kind.head,
    owner: ownerAt,
    agency: agencyOf(random, mine, kind.type, companies),
    budget: budgetOf(random, thing),
  }
  return { plan, random }
}

const createProject = (index: number, near: Buckets, world: Before): Project => {
  const { companies, today } = world
  const { plan, random } = planProject(index, companies)
  const tendered = tenderedOn(random, index, companies, today)
  const work = { ...plan, tendered, due: addDays(tendered, random.int(12, 30)) }
  return { ...work, result: createOutcome(work, near, world) }
}

/**
 * Announced but not yet tendered projects, for a number of companies; their indexes follow all other
 * projects.
 */
export function listTenderPlans(companies: number): ProjectPlan[] {
  const count = Math.max(3, Math.floor(companies * 0.06))
  return Array.from({ length: count }, (_, i) => planProject(projectCount(companies) + i, companies).plan)
}

/** The dataset for a number of companies on a day (start-of-day ms); deterministic. */
export function createDataset(companies: number, today: number): Dataset {
  const identities = Array.from({ length: companies }, (_, i) => companyIdentity(i))
  const near = bucketsOf(companies, (i) => provinceOf(identities[i]?.region ?? ''))
  const before = { companies, today, identities, staffOf: staffLists(companies) }
  const works = Array.from({ length: projectCount(companies) }, (_, i) => createProject(i, near, before))
  return { ...before, works }
}
