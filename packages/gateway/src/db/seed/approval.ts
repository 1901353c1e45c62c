import { divisionName } from '@zhushutong/domain/divisions'
import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { abbreviationOf } from './abbreviations'
import { thingOf } from './measures'
import type { Organisation } from './organisations'
import { countyName, placeName, provinceOf } from './places'
import { randomOf } from './random'
import { type Mode, type Scheme, schemeOf, schemesOf } from './scheme'
import type { Work, World } from './world'

const STREAM = { approval: 105 }
const YUAN = 100
const WAN = 10_000
/** Every third planned project went to tender, in the order of the works (scheme.ts). */
const SCHEMES_A_WORK = 3
const PUBLIC_FUNDS = ['财政资金', '财政资金及专项债券', '上级补助及地方配套', '政府投资']
const PRIVATE_FUNDS = ['企业自筹', '企业自筹及银行贷款']

/** The approval that a work rests on. Days are their starts in ms, amounts fen. */
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

/** 荣昌 of 荣昌区; autonomous counties keep their whole name. */
const shortCounty = (county: string): string => {
  const name = countyName(county)
  return name.length > 2 && !name.includes('自治') ? name.replace(/(新区|[区县市旗])$/, '') : name
}

/** Who approves, and what its documents begin with. */
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

/** The planned project that went to tender as this work; null for works that nobody saw coming. */
const schemeOfWork = (work: Work, world: World): Scheme | null => {
  const index = work.index * SCHEMES_A_WORK
  const scheme = index < schemesOf(world.companies) ? schemeOf(index, world) : null
  return scheme?.work === work ? scheme : null
}

/** Its day and mode are those of the planned project where there is one. */
export const approvalOf = (work: Work, owner: Organisation, world: World): Approval => {
  const random = randomOf(STREAM.approval, work.index)
  const rounded = Math.round((work.budget * (1.08 + random.next() * 0.3)) / (WAN * YUAN)) * WAN * YUAN
  const investment = Math.max(rounded, work.budget)
  const level = levelOf(investment / YUAN)
  const scheme = schemeOfWork(work, world)
  const usual = addDays(work.tendered, -random.int(45, 320))
  const day = scheme?.approved ?? usual
  const isPublic = owner.company === null
  const privately = random.chance(0.15) ? '2' : '3'
  const authority = authorityOf(level, work.region)
  const usually = natureOf(thingOf(work))
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
