import { addDays } from '@zhushutong/domain/formatting'
import { type CompanyIdentity, companyIdentity } from './company-identity'
import { agenciesOf, ownerIdentity, ownersOf } from './organisations'
import { countyName, provinceOf } from './places'
import { type Random, randomOf, uuidOf } from './random'
import { employerOf, personIdentity } from './seed-person'
import { brand } from './words'
import { SPECIAL_WORKS, WORK_KINDS, type WorkKind } from './work-kinds'

const STREAM = { work: 51, id: 52, result: 53, special: 54 }
const YUAN = 100

/** How many people and works so many companies have. */
export const peopleOf = (companies: number): number => companies * 3
export const worksOf = (companies: number): number => companies * 4
/** Works below this index were tendered in the last four years; the others lie up to ten years back. */
export const recentWorksOf = (companies: number): number => Math.floor(companies * 2.5)
/** Notices of tenders are kept of the works below this index, the newest ones. */
export const tendersOf = (companies: number): number => companies * 2

/** How the bids for a work came out. Days are their starts in ms. */
export interface Result {
  /** The candidates are public from here on. */
  readonly evaluated: number
  /** The award is public from here on. */
  readonly day: number
  /** Indexes of companies that bid, the winners first, with their prices (fen). */
  readonly bidders: readonly number[]
  readonly prices: readonly number[]
  /** 0 until `day`. */
  readonly winners: number
  /** Index of the winner's person in charge; null where the winner has none registered. */
  readonly manager: number | null
}

/**
 * A piece of construction work, from its tender to its completion: what notices, results and project records of
 * several platforms tell of, each in its own way.
 */
export interface Work {
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
  /** Start of the day by which bids are due, ms. */
  readonly due: number
  /** Known by today; null while bids are still taken or evaluated. */
  readonly result: Result | null
}

/** Everybody and everything that the demo records tell of. */
export interface World {
  readonly companies: number
  /** Start of the day, ms. */
  readonly today: number
  readonly identities: readonly CompanyIdentity[]
  readonly works: readonly Work[]
  /** People (indexes) by the company (index) they work for. */
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
  for (let i = 0; i < peopleOf(companies); i++) {
    const employer = employerOf(i, companies)
    const list = lists[employer]
    if (list) list.push(i)
    else lists[employer] = [i]
  }
  return (company: number) => lists[company] ?? NONE
}

/** Around 8,000,000 yuan, whole hundreds of yuan; log-normal, as public works are. */
const budgetOf = (random: Random) => Math.round(Math.exp(15.9 + 1.3 * random.normal()) / 100) * 100 * YUAN

const tenderedOn = (random: Random, index: number, companies: number, today: number) =>
  index < recentWorksOf(companies)
    ? addDays(today, -1 - Math.floor(1500 * random.next() ** 2.5))
    : addDays(today, -1500 - Math.floor(2100 * random.next()))

/** The shares of works that ask for a rarer qualification, and of those that go to an agency of their sort. */
const SPECIAL = 0.13
const SPECIALISED = 0.6
const SORTS = [...new Set(WORK_KINDS.map(([{ type }]) => type))]

/** Mostly an agency that does this sort of work more than others; the first ones have most of the work. */
const agencyOf = (random: Random, own: Random, type: string, companies: number): number | null => {
  if (random.chance(0.2)) return null
  const agencies = agenciesOf(companies)
  const any = Math.floor(random.next() ** 4 * agencies)
  const fitting = SORTS.indexOf(type) + Math.floor(any / SORTS.length) * SORTS.length
  return own.chance(SPECIALISED) && fitting < agencies ? fitting : any
}

const kindOf = (random: Random, own: Random): WorkKind => {
  const usual = random.weighted(WORK_KINDS)
  return own.chance(SPECIAL) ? own.pick(SPECIAL_WORKS) : usual
}

const TRIES = 8

/** Companies of the province, mostly of a fitting trade; the same ones meet again and again, as they do. */
const bidderOf = (random: Random, bucket: readonly number[], fits: (company: number) => boolean): number => {
  let company = 0
  for (let i = 0; i < TRIES; i++) {
    company = bucket[Math.floor(random.next() ** 1.6 * bucket.length)] ?? 0
    if (fits(company)) break
  }
  return company
}

type Before = Omit<World, 'works'>

const biddersOf = (random: Random, work: Omit<Work, 'result'>, near: Buckets, world: Before): number[] => {
  const { companies, identities } = world
  const bucket = near.get(provinceOf(work.region)) ?? NONE
  const { head } = work
  const fits = (i: number) => head === null || (identities[i]?.trade.heads.includes(head) ?? false)
  const bidders = new Set<number>()
  for (let i = 0; i < 12 && bidders.size < Math.min(3, companies); i++) {
    const isStranger = bucket.length === 0 || random.chance(0.08)
    bidders.add(isStranger ? random.int(0, companies - 1) : bidderOf(random, bucket, fits))
  }
  return [...bidders]
}

const resultOf = (work: Omit<Work, 'result'>, near: Buckets, world: Before): Result | null => {
  const random = randomOf(STREAM.result, work.index)
  const evaluated = addDays(work.due, random.int(1, 8))
  if (evaluated >= world.today) return null
  const day = addDays(evaluated, random.int(4, 7))
  const bidders = biddersOf(random, work, near, world)
  const prices = bidders.map(
    (_, rank) => Math.round((work.budget * (0.86 + rank * 0.02 + random.next() * 0.02)) / YUAN) * YUAN,
  )
  const leaders = world.staffOf(bidders[0] ?? 0).filter((p) => personIdentity(p).type === 'registered')
  const winners = bidders.length > 1 && random.chance(0.05) ? 2 : 1
  const manager = leaders.length > 0 ? random.pick(leaders) : null
  return { evaluated, day, bidders, prices, winners: day < world.today ? winners : 0, manager }
}

const workOf = (index: number, near: Buckets, world: Before): Work => {
  const { companies, today } = world
  const random = randomOf(STREAM.work, index)
  const ownerAt = random.int(0, ownersOf(companies) - 1)
  const owner = ownerIdentity(ownerAt, companies)
  const own = randomOf(STREAM.special, index)
  const kind = kindOf(random, own)
  const { region } = owner
  const place = `${countyName(region)}${brand(random)}${random.pick(['路', '片区', '街道', '园区', '镇'])}`
  const part = random.chance(0.4) ? random.pick(['（一期）', '（二期）', '施工', '（EPC）', '一标段']) : ''
  const tendered = tenderedOn(random, index, companies, today)
  const work = {
    index,
    id: uuidOf(STREAM.id, index),
    name: `${place}${random.pick(kind.things)}${part}`,
    region,
    type: kind.type,
    head: kind.head,
    owner: ownerAt,
    agency: agencyOf(random, own, kind.type, companies),
    budget: budgetOf(random),
    tendered,
    due: addDays(tendered, random.int(12, 30)),
  }
  return { ...work, result: resultOf(work, near, world) }
}

/** The world of so many companies on a day (its start in ms); the same for the same arguments. */
export const worldOf = (companies: number, today: number): World => {
  const identities = Array.from({ length: companies }, (_, i) => companyIdentity(i))
  const near = bucketsOf(companies, (i) => provinceOf(identities[i]?.region ?? ''))
  const before = { companies, today, identities, staffOf: staffLists(companies) }
  const works = Array.from({ length: worksOf(companies) }, (_, i) => workOf(i, near, before))
  return { ...before, works }
}
