import { addDays, addMonths, dayOf, FEN_PER_WAN } from '@zhushutong/domain/formatting'
import {
  GRADES,
  gradesOf,
  QUALIFICATIONS,
  qualificationName,
  type StoredRecord,
  summariseQualifications,
  type UnitType,
} from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf } from '../random'
import { certificateTail, personName, phone, street } from '../world/made-up-names'
import { fullPlace, housingAuthority, placeName } from '../world/places'
import { type CompanyIdentity, companyIdentity } from './company-identity'
import { creditCodeOf } from './credit-code'
import { safetyPermitOf } from './safety-permit'
import { unitQualificationsOf } from './unit-qualifications'

const COMPANY_SOURCE = {
  kind: 'company',
  platforms: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅', '国家企业信用信息公示系统'],
}

const STREAM = { details: 13, unit: 15 }

const TYPES: Readonly<Record<string, readonly string[]>> = {
  股份有限公司: ['股份有限公司（非上市、自然人投资或控股）', '其他股份有限公司（非上市）'],
  other: [
    '有限责任公司（自然人投资或控股）',
    '有限责任公司（自然人独资）',
    '有限责任公司（国有控股）',
    '其他有限责任公司',
  ],
}
const CAPITALS_WAN: ReadonlyArray<readonly [number, number]> = [
  [50, 2], [100, 8], [200, 10], [300, 7], [500, 12], [600, 4], [800, 5], [1000, 14], [1008, 3], [1200, 3], [2000, 9],
  [2018, 2], [3000, 5], [4000, 4], [5000, 4], [6000, 2], [8000, 2], [10_000, 3], [10_800, 1], [20_000, 1], [50_000, 0.4],
] // biome-ignore format: a table
const STATUSES: ReadonlyArray<readonly [string, number]> = [
  ['active', 92],
  ['moved', 2],
  ['cancelled', 4],
  ['revoked', 2],
]
const CURRENCIES: ReadonlyArray<readonly [string, number]> = [
  ['CNY', 994],
  ['USD', 4],
  ['HKD', 2],
]
const ALL_HEADS = QUALIFICATIONS.map((q) => q.value)
const RARITY: Readonly<Record<string, number>> = { T: 1, A: 8, B: 30, C: 61 }

const gradeOf = (random: Random, head: string): string => {
  const grades = gradesOf(head)
  return grades.length === 0 ? '' : random.weighted(grades.map((g) => [g, RARITY[g] ?? 1] as const))
}

const lastDay = (random: Random, today: number): number => {
  if (random.chance(0.03)) return addDays(today, random.int(2, 29))
  return random.chance(0.08) ? addDays(today, -random.int(1, 200)) : addDays(today, random.int(1, 1825))
}

const issuerOf = (random: Random, region: string, grade: string) =>
  grade === 'T' || grade === 'A'
    ? '中华人民共和国住房和城乡建设部'
    : random.chance(0.6)
      ? housingAuthority(region)
      : `${placeName(region)}市住房和城乡建设局`

const qualificationsOf = (random: Random, { trade, region }: CompanyIdentity, today: number) => {
  if (trade.heads.length === 0 || (trade.unit === undefined && random.chance(0.04))) return []
  const count = Math.min(1 + Math.floor(Math.abs(random.normal()) * 2.2), 9)
  const heads = new Set(trade.heads.slice(0, count))
  while (heads.size < count) heads.add(random.pick(ALL_HEADS))
  return [...heads].map((head) => {
    const grade = gradeOf(random, head)
    const validUntil = lastDay(random, today)
    const level = grade === 'T' || grade === 'A' ? 1 : random.chance(0.6) ? 2 : 3
    return {
      tag: `${head}${grade}`,
      row: {
        name: qualificationName(head),
        grade: GRADES.find((g) => g.value === grade)?.label ?? UNGRADED,
        certificateNo: `D${level}${region.slice(0, 2)}${certificateTail(random, 6)}`,
        issuer: issuerOf(random, region, level === 1 ? 'A' : grade),
        grantedOn: dayOf(addMonths(validUntil, -60)),
        validUntil: dayOf(validUntil),
      },
    }
  })
}

/** Qualifications of a unit that is not a builder; a separate random stream leaves other draws unchanged. */
const unitRowsOf = (index: number, { trade, region }: CompanyIdentity, today: number) => {
  const random = randomOf(STREAM.unit, index)
  return unitQualificationsOf(random, trade.unit ?? '').map(({ letter, name, grade }) => {
    const validUntil = lastDay(random, today)
    const level = grade === '甲级' ? 1 : 2
    return {
      name,
      grade,
      certificateNo: `${letter}${level}${region.slice(0, 2)}${certificateTail(random, 6)}`,
      issuer: issuerOf(random, region, level === 1 ? 'A' : ''),
      grantedOn: dayOf(addMonths(validUntil, -60)),
      validUntil: dayOf(validUntil),
    }
  })
}

/** The qualifications of a company (index), for records of other kinds. */
export function companyQualifications(index: number, today: number) {
  return qualificationsOf(randomOf(STREAM.details, index), companyIdentity(index), today)
}

const UNGRADED = '不分等级'

/** The business scope of units that do not build. */
const UNIT_SCOPES: Readonly<Partial<Record<UnitType, string>>> = {
  design: '许可项目：建设工程设计。一般项目：工程技术服务；规划设计管理；图文设计制作',
  survey: '许可项目：建设工程勘察；测绘服务。一般项目：工程技术服务；地质勘查技术服务',
  supervision: '许可项目：建设工程监理。一般项目：工程管理服务；招投标代理服务',
  cost: '一般项目：工程造价咨询业务；工程管理服务；招投标代理服务；社会经济咨询服务',
  supplier: '一般项目：建筑材料销售；建筑装饰材料销售；电气设备销售；普通货物仓储服务；国内货物运输代理',
}

const END = '（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）'

const scopeOf = (random: Random, { trade }: CompanyIdentity, tags: readonly string[]): string => {
  const ofUnit = trade.unit && UNIT_SCOPES[trade.unit]
  if (ofUnit !== undefined) return `${ofUnit}。${END}`
  const works = tags.map((tag) => qualificationName(tag.slice(0, 4)))
  const others = [
    '建筑材料销售',
    '工程管理服务',
    '建筑劳务分包',
    '机械设备租赁',
    '园林绿化工程施工',
    '土石方工程施工',
  ]
  const chosen = others.filter(() => random.chance(0.5))
  return `许可项目：建设工程施工${works.length > 0 ? `（${works.join('、')}）` : ''}。一般项目：${[trade.name.replace(/工程$/, '工程施工'), ...chosen].join('；')}。${END}`
}

/** Values as a slip in a source brings them, by the index of a company, so that the marks of such values are seen. */
const IMPLAUSIBLE: Readonly<Record<number, { readonly capital: number; readonly capitalCurrency: string }>> =
  {
    1001: { capital: 8_000_000 * FEN_PER_WAN, capitalCurrency: 'CNY' },
    1203: { capital: 0, capitalCurrency: 'CNY' },
  }

/** Totals of a company from the records of other kinds. */
export interface CompanyTotals {
  readonly people: number
  readonly wins: number
  /** Null if no data was collected. */
  readonly credits: number | null
  /** YYYY-MM-DD */
  readonly latestWinOn: string | null
}

export function companyRecord(index: number, totals: CompanyTotals, today: number): StoredRecord {
  const identity = companyIdentity(index)
  const { id, name, region, form } = identity
  const random = randomOf(STREAM.details, index)
  const qualifications = qualificationsOf(random, identity, today)
  const tags = qualifications.map((q) => q.tag)
  const held = [...unitRowsOf(index, identity, today), ...qualifications.map((q) => q.row)]
  return {
    id,
    name,
    creditCode: creditCodeOf(index, region),
    status: random.weighted(STATUSES),
    legalPerson: personName(random),
    capital: random.chance(0.01) ? null : random.weighted(CAPITALS_WAN) * FEN_PER_WAN,
    capitalCurrency: random.weighted(CURRENCIES),
    establishedOn: dayOf(addDays(today, -Math.floor(400 + 11_000 * random.next() ** 1.6))),
    companyType: random.pick(TYPES[form] ?? (TYPES.other as readonly string[])),
    region,
    address: `${fullPlace(region)}${street(random)}`,
    businessScope: scopeOf(random, identity, tags),
    contactPhone: random.chance(0.05) ? null : phone(random),
    contactEmail: random.chance(0.3) ? null : `office${random.int(1000, 999_999)}@mail.example`,
    qualifications: held,
    qualificationCodes: tags,
    qualificationSummary: summariseQualifications(held),
    ...safetyPermitOf(index, identity, today),
    allWinningCount: totals.wins,
    qualificationCount: held.length,
    personnelCount: totals.people,
    creditCount: totals.credits,
    latestWinOn: totals.latestWinOn,
    ...provenance(random, COMPANY_SOURCE, id, today),
    ...IMPLAUSIBLE[index],
  }
}
