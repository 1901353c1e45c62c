import { addDays, addMonths, dayOf } from '@zhushutong/domain/formatting'
import { PERSON_REGISTRATIONS, type StoredRecord } from '@zhushutong/domain/records'
import { housingAuthority } from './places'
import { provenance } from './provenance'
import { type Random, randomOf, uuidOf } from './random'
import { companyIdentity } from './seed-company'
import { certificateTail, personName, phone } from './words'

const STREAM = { link: 21, id: 22, details: 23 }

const TYPES: ReadonlyArray<readonly [string, number]> = [
  ['registered', 52],
  ['aqsl', 18],
  ['sydry', 10],
  ['tzzy', 8],
  ['zcry', 6],
  ['jsgr', 6],
]
const PROFESSIONS = ['建筑工程', '市政公用工程', '机电工程', '公路工程', '水利水电工程', '矿业工程']
const CERTIFICATES: Readonly<Record<string, readonly (readonly [category: string, profession: string])[]>> = {
  aqsl: [
    ['安全生产考核合格证', '企业主要负责人（A 类）'],
    ['安全生产考核合格证', '项目负责人（B 类）'],
    ['安全生产考核合格证', '专职安全生产管理人员（C 类）'],
  ],
  sydry: [
    ['岗位证书', '施工员'],
    ['岗位证书', '质量员'],
    ['岗位证书', '资料员'],
    ['岗位证书', '材料员'],
    ['岗位证书', '机械员'],
  ],
  tzzy: [
    ['特种作业操作资格证', '建筑电工'],
    ['特种作业操作资格证', '建筑架子工'],
    ['特种作业操作资格证', '建筑起重机械司机'],
  ],
  zcry: [
    ['职称证书', '工程师（建筑工程）'],
    ['职称证书', '高级工程师（市政工程）'],
  ],
  jsgr: [
    ['技能等级证书', '砌筑工（高级）'],
    ['技能等级证书', '钢筋工（中级）'],
    ['技能等级证书', '混凝土工（中级）'],
  ],
}
const REGISTRATION_WEIGHTS = PERSON_REGISTRATIONS.map((r, i) => [r, i === 1 ? 50 : i === 0 ? 22 : 4] as const)
const HISTORY = ['变更注册', '延续注册', '增项注册']

/** The company a person works for: few companies have many people. */
export const employerOf = (index: number, companies: number): number =>
  Math.floor(randomOf(STREAM.link, index).next() ** 1.8 * companies)

interface Certificate {
  readonly code: string | null
  readonly category: string
  readonly profession: string
}

const certificatesOf = (random: Random, type: string): Certificate[] => {
  if (type !== 'registered') {
    const [category, profession] = random.pick(CERTIFICATES[type] ?? [])
    return [{ code: null, category, profession }]
  }
  const first = random.weighted(REGISTRATION_WEIGHTS)
  const second = random.chance(0.15) ? random.weighted(REGISTRATION_WEIGHTS) : first
  return [...new Set([first, second])].map((r) => ({
    code: r.value,
    category: r.label,
    profession: r.label.includes('建造师') ? random.pick(PROFESSIONS) : '——',
  }))
}

export const personRecord = (index: number, companies: number, today: number): StoredRecord => {
  const id = uuidOf(STREAM.id, index)
  const company = companyIdentity(employerOf(index, companies))
  const random = randomOf(STREAM.details, index)
  const personType = random.weighted(TYPES)
  const certificates = certificatesOf(random, personType)
  const registrations = certificates.map(({ category, profession }) => {
    const granted = addDays(today, -random.int(10, 1000))
    const until = random.chance(0.03) ? addDays(today, 28) : addDays(addMonths(granted, 36), -1)
    return {
      category,
      profession,
      certificateNo: `${company.region.slice(0, 2)}${dayOf(granted).slice(0, 4)}${certificateTail(random, 9)}`,
      issuer: housingAuthority(company.region),
      grantedOn: dayOf(granted),
      validUntil: dayOf(until),
    }
  })
  const changes = personType === 'registered' ? random.int(0, 3) : 0
  const days = Array.from({ length: changes + 1 }, () => random.int(10, 3000)).sort((a, b) => b - a)
  return {
    id,
    name: personName(random),
    personType,
    companyId: company.id,
    companyName: company.name,
    region: company.region,
    registrationSummary: certificates
      .map((c) => (c.profession === '——' ? c.category : `${c.category}（${c.profession}）`))
      .join('、'),
    registrationCodes: certificates.flatMap((c) => c.code ?? []),
    registrations,
    contactPhone: random.chance(0.35) ? null : phone(random),
    totalAchieveCount:
      personType === 'registered' && random.chance(0.4) ? Math.ceil(Math.abs(random.normal()) * 5) : 0,
    historyList: days.map((ago, i) => ({
      changedOn: dayOf(addDays(today, -ago)),
      companyName: company.name,
      action: i === 0 ? '初始注册' : random.pick(HISTORY),
    })),
    latestCertificateOn:
      registrations
        .map((r) => r.grantedOn)
        .sort()
        .at(-1) ?? null,
    ...provenance(random, 'person', id, today),
  }
}
