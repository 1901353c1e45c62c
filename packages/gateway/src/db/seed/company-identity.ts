import { anyCounty, placeName } from './places'
import { hexOf, randomOf } from './random'
import { brand } from './words'

const STREAM = { identity: 11, id: 12 }

interface Trade {
  readonly name: string
  /** Heads of the qualifications it usually holds, the main one first. */
  readonly heads: readonly string[]
}

const TRADES: ReadonlyArray<readonly [Trade, number]> = [
  [{ name: '建设工程', heads: ['D101', 'D110', 'D201', 'D211', 'D209'] }, 22],
  [{ name: '建筑工程', heads: ['D101', 'D211', 'D212', 'D210'] }, 20],
  [{ name: '市政工程', heads: ['D110', 'D215', 'D207', 'D235'] }, 10],
  [{ name: '装饰工程', heads: ['D211', 'D213', 'D205'] }, 10],
  [{ name: '路桥工程', heads: ['D102', 'D216', 'D217', 'D207', 'D208'] }, 6],
  [{ name: '水利水电建设', heads: ['D105', 'D231', 'D230'] }, 5],
  [{ name: '电力工程', heads: ['D106', 'D232', 'D215'] }, 5],
  [{ name: '园林建设', heads: ['D110', 'D214', 'D211'] }, 5],
  [{ name: '消防工程', heads: ['D205', 'D204'] }, 4],
  [{ name: '机电安装工程', heads: ['D112', 'D212', 'D204'] }, 4],
  [{ name: '钢结构工程', heads: ['D209', 'D101', 'D202'] }, 3],
  [{ name: '地基基础工程', heads: ['D201', 'D236'] }, 2],
  [{ name: '环保工程', heads: ['D235', 'D110'] }, 2],
  [{ name: '城市建设投资', heads: [] }, 3],
  [{ name: '置业发展', heads: [] }, 3],
]
const FORMS: ReadonlyArray<readonly [string, number]> = [
  ['有限公司', 80],
  ['有限责任公司', 10],
  ['集团有限公司', 7],
  ['股份有限公司', 3],
]
/** What other records need to know of a company; cheap, so that it is made anew wherever it is needed. */
export interface CompanyIdentity {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly trade: Trade
  readonly form: string
}

export const companyIdentity = (index: number): CompanyIdentity => {
  const random = randomOf(STREAM.identity, index)
  const region = anyCounty(random)
  const trade = random.weighted(TRADES)
  const form = random.weighted(FORMS)
  const name = `${placeName(region)}${brand(random)}${trade.name}${form}`
  return { id: `c${hexOf(STREAM.id, index).slice(4, 24)}`, name, region, trade, form }
}
