import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { type Organisation, ownerIdentity, ownersOf } from './organisations'
import { countyName } from './places'
import { type Random, randomOf, uuidOf } from './random'
import { landUseOf, PRIVATE_THINGS, PUBLIC_THINGS } from './scheme-things'
import { projectCodeOf } from './seed-tender'
import { brand } from './words'
import type { Work, World } from './world'

const STREAM = { scheme: 181, id: 182 }
const YUAN = 100
const BUILT = new Set(['building', 'municipal', 'highway', 'water', 'landscape', 'power'])

/** How many projects are planned in a world of so many companies. */
export const schemesOf = (companies: number): number => Math.floor(companies * 0.75)

/** How a project was approved: 1 审批 (public money), 2 核准, 3 备案. */
export type Mode = '1' | '2' | '3'

/** A project before its tender: what the approval, the land and the permits tell of. */
export interface Scheme {
  readonly index: number
  readonly uuid: string
  readonly mode: Mode
  readonly name: string
  readonly region: string
  readonly owner: Organisation
  readonly type: string
  /** A value of LAND_USES. */
  readonly use: string
  /** fen */
  readonly investment: number
  /** Start of the day of its latest approval, ms. */
  readonly approved: number
  /** The code that all records of the project bear; that of the work where one was tendered. */
  readonly projectCode: string
  readonly nationalCode: string
  readonly work: Work | null
}

// A third of the schemes went to tender already: those of the works with the lowest numbers, the newest ones.
const workOf = (index: number, { works }: World): Work | null => {
  const work = index % 3 === 0 ? works[index / 3] : undefined
  return work && BUILT.has(work.type) ? work : null
}

const thingOf = (random: Random, owner: Organisation, work: Work | null) => {
  if (work) {
    const name = work.name.replace(/(施工|（EPC）|一标段)$/, '')
    return { type: work.type, name, use: landUseOf(name) }
  }
  const thing = random.weighted(owner.company === null ? PUBLIC_THINGS : PRIVATE_THINGS)
  return { ...thing, name: `${countyName(owner.region)}${brand(random)}${thing.name}` }
}

/** How many times the usual investment companies put into what they build to sell. */
const TO_SELL: Readonly<Record<string, number>> = { residential: 8, mixed: 10, commercial: 3 }

/** Median 30,000,000 yuan, more for what is built to be sold; whole ten thousands. */
const investmentOf = (random: Random, owner: Organisation, use: string, work: Work | null) => {
  const times = owner.company === null ? 1 : (TO_SELL[use] ?? 1)
  const yuan = work
    ? (work.budget / YUAN) * (1.15 + 0.45 * random.next())
    : Math.exp(17.2 + 1.2 * random.normal()) * times
  return Math.max(Math.round(yuan / 10_000), 20) * 10_000 * YUAN
}

const INDUSTRIES: Readonly<Record<string, string>> = {
  building: '47', municipal: '48', highway: '54', water: '76', landscape: '78', power: '44',
} // biome-ignore format: a table

/** The planned project of an index; the same for the same world. */
export const schemeOf = (index: number, world: World): Scheme => {
  const { companies, today } = world
  const random = randomOf(STREAM.scheme, index)
  const work = workOf(index, world)
  const owner = ownerIdentity(work?.owner ?? random.int(0, ownersOf(companies) - 1), companies)
  const { type, name, use } = thingOf(random, owner, work)
  const approved = work
    ? addDays(work.tendered, -random.int(45, 420))
    : addDays(today, -1 - Math.floor(900 * random.next() ** 2.4))
  const mode: Mode = owner.company === null ? '1' : random.chance(0.15) ? '2' : '3'
  const region = work?.region ?? owner.region
  const serial = String((index * 7919 + 104_729) % 1_000_000).padStart(6, '0')
  return {
    index,
    uuid: uuidOf(STREAM.id, index),
    mode,
    name,
    region,
    owner,
    type,
    use,
    investment: investmentOf(random, owner, use, work),
    approved,
    projectCode: work
      ? projectCodeOf(work)
      : `NJ${region}${dayOf(approved).replaceAll('-', '')}${index.toString(36).toUpperCase().padStart(5, '0')}`,
    nationalCode: `${dayOf(approved).slice(0, 4)}-${region}-${INDUSTRIES[type] ?? '50'}-0${mode}-${serial}`,
    work,
  }
}
