import { companyIdentity } from './company-identity'
import { anyCounty, countyName, placeName } from './places'
import { hexOf, randomOf } from './random'
import { brand } from './words'

const STREAM = { owner: 41, ownerId: 42, agency: 43, agencyId: 44 }

/** How many owners and agencies so many companies have. */
export const ownersOf = (companies: number): number => Math.max(2, Math.floor(companies * 0.2))
export const agenciesOf = (companies: number): number => Math.max(2, Math.floor(companies * 0.06))

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

/** What other records need to know of an owner or an agency; cheap, so that it is made anew wherever needed. */
export interface Organisation {
  /** A cid; that of a company where the owner is one. */
  readonly id: string
  readonly name: string
  readonly region: string
  /** The index of the company that it is; null for a public unit. */
  readonly company: number | null
}

/** The owner that is a company: one that has others build. Each owner has a stretch of companies of its own. */
const investorOf = (index: number, companies: number): Organisation | undefined => {
  const stretch = Math.floor(companies / ownersOf(companies))
  for (let company = index * stretch; company < (index + 1) * stretch; company++) {
    const { id, name, region, trade } = companyIdentity(company)
    if (trade.heads.length === 0) return { id, name, region, company }
  }
  return undefined
}

export const ownerIdentity = (index: number, companies: number): Organisation => {
  const investor = investorOf(index, companies)
  if (investor) return investor
  const random = randomOf(STREAM.owner, index)
  const region = anyCounty(random)
  const name = `${countyName(region)}${brand(random)}${random.pick(UNITS)}`
  return { id: `c${hexOf(STREAM.ownerId, index).slice(4, 24)}`, name, region, company: null }
}

export const agencyIdentity = (index: number): Organisation => {
  const random = randomOf(STREAM.agency, index)
  const region = anyCounty(random)
  const name = `${placeName(region)}${brand(random)}${random.pick(AGENCY_FORMS)}`
  return { id: `c${hexOf(STREAM.agencyId, index).slice(4, 24)}`, name, region, company: null }
}
