import type { UnitType } from '@zhushutong/domain/records'
import { hexOf, type Random, randomOf } from '../random'
import { brand } from '../world/made-up-names'
import { anyCounty, placeName } from '../world/places'

const STREAM = { identity: 11, id: 12, special: 14 }

interface Trade {
  readonly name: string
  /** Heads of the usual qualification codes, the main one first. */
  readonly heads: readonly string[]
  /** The type of a unit that is neither builder nor owner. */
  readonly unit?: UnitType
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
  [{ name: '建筑设计', heads: [], unit: 'design' }, 2],
  [{ name: '工程设计研究院', heads: [], unit: 'design' }, 1.5],
  [{ name: '岩土工程勘察', heads: [], unit: 'survey' }, 3],
  [{ name: '建设监理', heads: [], unit: 'supervision' }, 3.5],
  [{ name: '工程造价咨询', heads: [], unit: 'cost' }, 3],
  [{ name: '工程总承包', heads: ['D101', 'D110'], unit: 'general' }, 3],
  [{ name: '建材', heads: [], unit: 'supplier' }, 2.5],
  [{ name: '电气设备', heads: [], unit: 'supplier' }, 1.5],
]
/** Rarer qualifications, which few companies have. */
const SPECIAL_TRADES: readonly Trade[] = [
  { name: '铁路工程', heads: ['D103', 'D220'] },
  { name: '铁路电务工程', heads: ['D219', 'D221'] },
  { name: '港航工程', heads: ['D104', 'D226'] },
  { name: '港口设备安装工程', heads: ['D228', 'D225'] },
  { name: '船闸工程', heads: ['D227', 'D225'] },
  { name: '矿山建设', heads: ['D107', 'D108'] },
  { name: '冶金建设', heads: ['D108', 'D109'] },
  { name: '海洋石油工程', heads: ['D234', 'D109'] },
  { name: '通信工程', heads: ['D111', 'D204'] },
  { name: '机场工程', heads: ['D222', 'D224'] },
  { name: '空管技术工程', heads: ['D223', 'D224'] },
  { name: '防水防腐工程', heads: ['D206', 'D210'] },
  { name: '起重设备安装工程', heads: ['D202', 'D210'] },
  { name: '混凝土', heads: ['D203'] },
  { name: '古建园林工程', heads: ['D214', 'D110'] },
  { name: '核工业建设', heads: ['D233', 'D101'] },
  { name: '水工机电工程', heads: ['D229', 'D230'] },
  { name: '隧道工程', heads: ['D208', 'D218'] },
  { name: '特种工程', heads: ['D236', 'D201'] },
]
const SPECIALISTS = 0.16
const FORMS: ReadonlyArray<readonly [string, number]> = [
  ['有限公司', 80],
  ['有限责任公司', 10],
  ['集团有限公司', 7],
  ['股份有限公司', 3],
]
/** The fields of a company that other records need; cheap, so it is generated again instead of stored. */
export interface CompanyIdentity {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly trade: Trade
  readonly form: string
}

/** True for an owner: a company that invests and does not build. */
export function isInvestor({ heads, unit }: Trade): boolean {
  return heads.length === 0 && unit === undefined
}

const tradeOf = (random: Random, index: number): Trade => {
  const usual = random.weighted(TRADES)
  const mine = randomOf(STREAM.special, index)
  return usual.heads.length > 0 && usual.unit === undefined && mine.chance(SPECIALISTS)
    ? mine.pick(SPECIAL_TRADES)
    : usual
}

export function companyIdentity(index: number): CompanyIdentity {
  const random = randomOf(STREAM.identity, index)
  const region = anyCounty(random)
  const trade = tradeOf(random, index)
  const form = random.weighted(FORMS)
  const name = `${placeName(region)}${brand(random)}${trade.name}${form}`
  return { id: `c${hexOf(STREAM.id, index).slice(4, 24)}`, name, region, trade, form }
}
