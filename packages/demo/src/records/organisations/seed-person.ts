import { addDays, addMonths, dayOf } from '@zhushutong/domain/formatting'
import {
  CONSTRUCTOR_PROFESSIONS,
  PERSON_CERTIFICATES,
  PERSON_REGISTRATIONS,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import { certificateTail, personName, phone } from '../world/made-up-names'
import { housingAuthority } from '../world/places'
import { companyIdentity } from './company-identity'

const PERSON_SOURCE = { kind: 'person', platforms: ['全国建筑市场监管公共服务平台', '各省住房和城乡建设厅'] }

const STREAM = { link: 21, id: 22, details: 23, identity: 24 }

const TYPES: ReadonlyArray<readonly [string, number]> = [
  ['registered', 52],
  ['aqsl', 18],
  ['sydry', 10],
  ['tzzy', 8],
  ['zcry', 6],
  ['jsgr', 6],
]
/** Disciplines of registered constructors, with weights. */
const PROFESSIONS = CONSTRUCTOR_PROFESSIONS.map((p, i) => [p, [30, 22, 16, 12, 9][i] ?? 2] as const)
/** Name of the certificate in each sub-list. */
const CERTIFICATES: Readonly<Record<keyof typeof PERSON_CERTIFICATES, string>> = {
  aqsl: '安全生产考核合格证',
  sydry: '岗位证书',
  tzzy: '特种作业操作资格证',
  zcry: '职称证书',
  jsgr: '技能等级证书',
}
const isSubList = (type: string): type is keyof typeof CERTIFICATES => Object.hasOwn(CERTIFICATES, type)
const REGISTRATION_WEIGHTS = PERSON_REGISTRATIONS.map((r, i) => [r, i === 1 ? 50 : i === 0 ? 22 : 4] as const)
const HISTORY = ['变更注册', '延续注册', '增项注册']

/** The employer of a person; a few companies have many people. */
export function employerOf(index: number, companies: number): number {
  return Math.floor(randomOf(STREAM.link, index).next() ** 1.8 * companies)
}

/** The fields of a person that other records need. */
interface PersonIdentity {
  readonly id: string
  readonly name: string
  readonly type: string
}

export function personIdentity(index: number): PersonIdentity {
  const random = randomOf(STREAM.identity, index)
  return { id: uuidOf(STREAM.id, index), name: personName(random), type: random.weighted(TYPES) }
}

/** Numbers of projects that a person was in charge of, for each platform. */
export interface Achievements {
  /** Bids won. */
  readonly achieveCount: number
  readonly sikuCount: number
  readonly highwayCount: number
  readonly waterCount: number
  readonly waterSuperviceCount: number
}

/** For people who were never in charge, and for uses that ignore the counts. */
export const NO_ACHIEVEMENTS: Achievements = {
  achieveCount: 0,
  sikuCount: 0,
  highwayCount: 0,
  waterCount: 0,
  waterSuperviceCount: 0,
}

interface Certificate {
  readonly code: string
  readonly category: string
  readonly profession: string
}

const certificatesOf = (random: Random, type: string): Certificate[] => {
  if (isSubList(type)) {
    const { value, label } = random.pick(PERSON_CERTIFICATES[type])
    return [{ code: value, category: CERTIFICATES[type], profession: label }]
  }
  const first = random.weighted(REGISTRATION_WEIGHTS)
  const second = random.chance(0.15) ? random.weighted(REGISTRATION_WEIGHTS) : first
  return [...new Set([first, second])].map(({ value, label }) => {
    if (!label.includes('建造师')) return { code: value, category: label, profession: '——' }
    const profession = random.weighted(PROFESSIONS)
    return { code: `${value}${profession.value}`, category: label, profession: profession.label }
  })
}

export function personRecord(
  index: number,
  companies: number,
  achievements: Achievements,
  today: number,
): StoredRecord {
  const { id, name, type: personType } = personIdentity(index)
  const company = companyIdentity(employerOf(index, companies))
  const random = randomOf(STREAM.details, index)
  const certificates = certificatesOf(random, personType)
  const registrations = certificates.map(({ category, profession }) => {
    const granted = addDays(today, -random.int(10, 1000))
    const until = random.chance(0.03)
      ? addDays(today, random.int(2, 29))
      : addDays(addMonths(granted, 36), -1)
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
    name,
    personType,
    companyId: company.id,
    companyName: company.name,
    region: company.region,
    registrationSummary: certificates
      .map((c) => (c.profession === '——' ? c.category : `${c.category}（${c.profession}）`))
      .join('、'),
    registrationCodes: isSubList(personType) ? [] : certificates.map((c) => c.code),
    certificateCodes: isSubList(personType) ? certificates.map((c) => c.code) : [],
    registrations,
    contactPhone: random.chance(0.35) ? null : phone(random),
    totalAchieveCount: Object.values(achievements).reduce((sum, count) => sum + count, 0),
    ...achievements,
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
    ...provenance(random, PERSON_SOURCE, id, today),
  }
}
