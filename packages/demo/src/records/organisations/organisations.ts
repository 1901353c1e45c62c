import { hexOf, randomOf } from '../random'
import { brand } from '../world/made-up-names'
import { anyCounty, countyName, placeName } from '../world/places'
import { companyIdentity, isInvestor } from './company-identity'

const STREAM = { owner: 41, ownerId: 42, agency: 43, agencyId: 44 }

/** Number of owners and agencies for a number of companies. */
export function ownerCount(companies: number): number {
  return Math.max(2, Math.floor(companies * 0.2))
}
export function agencyCount(companies: number): number {
  return Math.max(2, Math.floor(companies * 0.06))
}

const UNITS = [
  '片区开发建设管理中心',
  '水务发展服务中心',
  '交通建设事务中心',
  '教育设施建设管理中心',
  '产业园区管理服务中心',
  '城市更新服务中心',
  '医疗卫生建设服务中心',
]
const AGENCY_FORMS = ['招标代理有限公司', '工程咨询有限公司', '项目管理有限公司', '工程造价咨询有限公司']

/**
 * The fields of an owner or agency that other records need; cheap, so it is generated again instead of
 * stored.
 */
export interface Organisation {
  /** A cid; equal to the company's if the owner is a company. */
  readonly id: string
  readonly name: string
  readonly region: string
  /** Index of the owner's company; null for a public institution. */
  readonly company: number | null
}

/**
 * The owner's company, the first investor in the owner's own range of companies; undefined if there is none.
 */
const investorOf = (index: number, companies: number): Organisation | undefined => {
  const stretch = Math.floor(companies / ownerCount(companies))
  for (let company = index * stretch; company < (index + 1) * stretch; company++) {
    const { id, name, region, trade } = companyIdentity(company)
    if (isInvestor(trade)) return { id, name, region, company }
  }
  return undefined
}

export function ownerIdentity(index: number, companies: number): Organisation {
  const investor = investorOf(index, companies)
  if (investor) return investor
  const random = randomOf(STREAM.owner, index)
  const region = anyCounty(random)
  const name = `${countyName(region)}${brand(random)}${random.pick(UNITS)}`
  return { id: `c${hexOf(STREAM.ownerId, index).slice(4, 24)}`, name, region, company: null }
}

export function agencyIdentity(index: number): Organisation {
  const random = randomOf(STREAM.agency, index)
  const region = anyCounty(random)
  const name = `${placeName(region)}${brand(random)}${random.pick(AGENCY_FORMS)}`
  return { id: `c${hexOf(STREAM.agencyId, index).slice(4, 24)}`, name, region, company: null }
}
