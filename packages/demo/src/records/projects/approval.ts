import { divisionName } from '@zhushutong/domain/divisions'
import { addDays, dayOf } from '@zhushutong/domain/formatting'
import type { Organisation } from '../organisations/organisations'
import {
  type Mode,
  type PlannedProject,
  plannedProjectCount,
  plannedProjectOf,
} from '../planning/planned-project'
import { randomOf } from '../random'
import { abbreviationOf } from '../world/abbreviations'
import type { Dataset, Project } from '../world/dataset'
import { structureNameOf } from '../world/measures'
import { countyName, placeName, provinceOf } from '../world/places'

const STREAM = { approval: 105 }
const YUAN = 100
const WAN = 10_000
/** Every third planned project has a tender, in the order of the projects (planned-project.ts). */
const PLANNED_PER_PROJECT = 3
const PUBLIC_FUNDS = ['财政资金', '财政资金及专项债券', '上级补助及地方配套', '政府投资']
const PRIVATE_FUNDS = ['企业自筹', '企业自筹及银行贷款']

/** The approval of a project. Days are start-of-day ms, amounts fen. */
export interface Approval {
  /** province, city or county. */
  readonly level: string
  readonly documentNo: string
  readonly day: number
  readonly authority: string
  readonly investment: number
  /** 1 审批, 2 核准, 3 备案. */
  readonly mode: Mode
  /** new, rebuild, extend or other. */
  readonly nature: string
  readonly fundSource: string
}

const levelOf = (yuan: number) => {
  if (yuan > 30_000 * WAN) return 'province'
  return yuan > 6000 * WAN ? 'city' : 'county'
}

const natureOf = (thing: string): string => {
  if (/改造|大修|加固|整治|分流|装修|装饰|提升/.test(thing)) return 'rebuild'
  return /安置房|厂房|光伏|管网|绿道|教学楼|综合楼|公园|配电/.test(thing) ? 'new' : 'other'
}

/** 荣昌 for 荣昌区; autonomous counties keep their full name. */
const shortCounty = (county: string): string => {
  const name = countyName(county)
  return name.length > 2 && !name.includes('自治') ? name.replace(/(新区|[区县市旗])$/, '') : name
}

/** The approving authority and the prefix of its document numbers. */
const authorityOf = (level: string, county: string): { readonly name: string; readonly short: string } => {
  const province = divisionName(provinceOf(county)) ?? ''
  if (level === 'province')
    return { name: `${province}发展和改革委员会`, short: `${abbreviationOf(county)}发改投` }
  if (level === 'city') {
    const city = placeName(county)
    const name = province.startsWith(city) ? province : `${city}市`
    return { name: `${name}发展和改革委员会`, short: `${city}发改投` }
  }
  return { name: `${countyName(county)}发展和改革局`, short: `${shortCounty(county)}发改` }
}

/** The planned project that led to this project's tender; null for projects without one. */
const plannedProjectBefore = (work: Project, world: Dataset): PlannedProject | null => {
  const index = work.index * PLANNED_PER_PROJECT
  const scheme = index < plannedProjectCount(world.companies) ? plannedProjectOf(index, world) : null
  return scheme?.project === work ? scheme : null
}

/** The approval of a project; day and mode are the planned project's if there is one. */
export function approvalOf(work: Project, owner: Organisation, world: Dataset): Approval {
  const random = randomOf(STREAM.approval, work.index)
  const rounded = Math.round((work.budget * (1.08 + random.next() * 0.3)) / (WAN * YUAN)) * WAN * YUAN
  const investment = Math.max(rounded, work.budget)
  const level = levelOf(investment / YUAN)
  const scheme = plannedProjectBefore(work, world)
  const usual = addDays(work.tendered, -random.int(45, 320))
  const day = scheme?.approved ?? usual
  const isPublic = owner.company === null
  const privately = random.chance(0.15) ? '2' : '3'
  const authority = authorityOf(level, work.region)
  const usually = natureOf(structureNameOf(work))
  return {
    level,
    documentNo: `${authority.short}〔${dayOf(day).slice(0, 4)}〕${random.int(3, 980)}号`,
    day,
    authority: authority.name,
    investment,
    mode: scheme?.mode ?? (isPublic ? '1' : privately),
    nature: usually === 'new' && random.chance(0.08) ? 'extend' : usually,
    fundSource: random.pick(isPublic ? PUBLIC_FUNDS : PRIVATE_FUNDS),
  }
}
