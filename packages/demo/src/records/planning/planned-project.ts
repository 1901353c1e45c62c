import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { projectCodeOf } from '../bidding/seed-tender'
import { type Organisation, ownerCount, ownerIdentity } from '../organisations/organisations'
import { type Random, randomOf, uuidOf } from '../random'
import type { Dataset, Project } from '../world/dataset'
import { placeBrand } from '../world/made-up-names'
import { countyName } from '../world/places'
import { landUseOf, PRIVATE_PROJECT_TYPES, PUBLIC_PROJECT_TYPES } from './planned-project-types'

const STREAM = { scheme: 181, id: 182 }
const YUAN = 100
const BUILT = new Set(['building', 'municipal', 'highway', 'water', 'landscape', 'power'])

export function plannedProjectCount(companies: number): number {
  return Math.floor(companies * 0.75)
}

/** The procedure of approval: 1 审批 (public money), 2 核准, 3 备案. */
export type Mode = '1' | '2' | '3'

/** A project before its tender: the basis of approval, land and permit records. */
export interface PlannedProject {
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
  /** The code on all records of the project; equal to the tendered project's code if there is a tender. */
  readonly projectCode: string
  readonly nationalCode: string
  readonly project: Project | null
}

// The tendered project of a planned one: every third planned project has one, in the order of the projects,
// newest first.
const workOf = (index: number, { works }: Dataset): Project | null => {
  const work = index % 3 === 0 ? works[index / 3] : undefined
  return work && BUILT.has(work.type) ? work : null
}

const typeOf = (random: Random, owner: Organisation, work: Project | null) => {
  if (work) {
    const name = work.name.replace(/(施工|（EPC）|一标段)$/, '')
    return { type: work.type, name, use: landUseOf(name) }
  }
  const thing = random.weighted(owner.company === null ? PUBLIC_PROJECT_TYPES : PRIVATE_PROJECT_TYPES)
  return { ...thing, name: `${countyName(owner.region)}${placeBrand(random)}${thing.name}` }
}

/** Factor on the usual investment for projects that companies build to sell. */
const SALE_FACTOR: Readonly<Record<string, number>> = { residential: 8, mixed: 10, commercial: 3 }

/**
 * From the budget if there is a tender; otherwise a median of 30,000,000 yuan, more for projects to be sold.
 * Rounded to 10,000 yuan.
 */
const investmentOf = (random: Random, owner: Organisation, use: string, work: Project | null) => {
  const times = owner.company === null ? 1 : (SALE_FACTOR[use] ?? 1)
  const yuan = work
    ? (work.budget / YUAN) * (1.15 + 0.45 * random.next())
    : Math.exp(17.2 + 1.2 * random.normal()) * times
  return Math.max(Math.round(yuan / 10_000), 20) * 10_000 * YUAN
}

const INDUSTRIES: Readonly<Record<string, string>> = {
  building: '47', municipal: '48', highway: '54', water: '76', landscape: '78', power: '44',
} // biome-ignore format: a table

/** The planned project of an index; deterministic for a dataset. */
export function plannedProjectOf(index: number, world: Dataset): PlannedProject {
  const { companies, today } = world
  const random = randomOf(STREAM.scheme, index)
  const work = workOf(index, world)
  const owner = ownerIdentity(work?.owner ?? random.int(0, ownerCount(companies) - 1), companies)
  const { type, name, use } = typeOf(random, owner, work)
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
    project: work,
  }
}
