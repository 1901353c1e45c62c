import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { QUALIFICATIONS, qualificationName, type StoredRecord } from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import { abbreviationOf } from '../world/abbreviations'
import type { Dataset } from '../world/dataset'
import { housingAuthority, placeName } from '../world/places'
import { companyQualifications } from './seed-company'

const DYNAMIC_CHECK_SOURCE = {
  kind: 'dynamicCheck',
  platforms: ['各省住房和城乡建设厅', '各市住房和城乡建设局'],
}

const STREAM = { case: 197, id: 198 }
/** Maximum number of documents in a case: notice, order to correct, result. */
const DOCUMENTS = 3

const REASONS = [
  '企业净资产未达到资质标准要求',
  '注册建造师人数未达到资质标准要求',
  '技术负责人不满足资质标准要求',
  '中级以上职称人员数量不足',
  '现场管理人员岗位证书人数不足',
  '在建项目未按规定配备项目负责人',
  '跨省变更后资质条件重新核定',
]

interface CheckDocument {
  readonly stage: 'tz' | 'zg' | 'jg'
  readonly outcome: string
  /** Start of a day, ms. */
  readonly day: number
  readonly deadline: number | null
}

/** The documents of a check in order, including future ones. */
const documentsOf = (random: Random, noticed: number): CheckDocument[] => {
  const notice: CheckDocument = { stage: 'tz', outcome: 'open', day: noticed, deadline: addDays(noticed, 15) }
  const looked = addDays(noticed, random.int(16, 40))
  if (random.chance(0.42)) return [notice, { stage: 'jg', outcome: 'passed', day: looked, deadline: null }]
  const due = addDays(looked, random.pick([60, 90, 90]))
  const outcome = random.weighted([
    ['rectified', 70],
    ['withdrawn', 22],
    ['cancelled', 8],
  ] as const)
  return [
    notice,
    { stage: 'zg', outcome: 'rectify', day: looked, deadline: due },
    { stage: 'jg', outcome, day: addDays(due, random.int(5, 20)), deadline: null },
  ]
}

interface Checked {
  readonly company: number
  readonly tags: readonly string[]
}

/** The first company of every qualification category. */
const oneOfEach = ({ companies, today }: Dataset): readonly Checked[] => {
  const missing = new Set(QUALIFICATIONS.map(({ value }) => value))
  const checks: Checked[] = []
  for (let company = 0; company < companies && missing.size > 0; company++)
    for (const { tag } of companyQualifications(company, today))
      if (missing.delete(tag.slice(0, 4))) checks.push({ company, tags: [tag] })
  return checks
}

const TRIES = 6

/** A random company with qualifications. */
const checkedOf = (random: Random, { companies, today }: Dataset): Checked | null => {
  for (let i = 0; i < TRIES; i++) {
    const company = random.int(0, companies - 1)
    const qualifications = companyQualifications(company, today)
    if (qualifications.length > 0)
      return { company, tags: qualifications.slice(0, random.int(1, 2)).map((q) => q.tag) }
  }
  return null
}

const WORDS = { tz: '通', zg: '改', jg: '果' } as const

/** Checks of companies' qualifications, each with the documents published before today. */
export function* dynamicChecks(world: Dataset): Generator<StoredRecord> {
  const { companies, identities, today } = world
  const cases = Math.floor(companies * 0.068)
  const each = oneOfEach(world)
  for (let index = 0; index < cases; index++) {
    const random = randomOf(STREAM.case, index)
    const checked = each[index] ?? checkedOf(random, world)
    const identity = checked && identities[checked.company]
    if (!identity) continue
    const { region } = identity
    const isCity = random.chance(0.5)
    const authority = isCity ? `${placeName(region)}市住房和城乡建设局` : housingAuthority(region)
    const reason = random.pick(REASONS)
    const serial = random.int(1, 90)
    const papers = documentsOf(random, addDays(today, -1 - Math.floor(480 * random.next() ** 1.3)))
    for (const [at, { stage, outcome, day, deadline }] of papers.entries()) {
      if (day >= today) continue
      const id = uuidOf(STREAM.id, index * DOCUMENTS + at)
      const year = dayOf(day).slice(0, 4)
      yield {
        id,
        companyId: identity.id,
        companyName: identity.name,
        stage,
        outcome,
        region,
        qualificationNames: checked.tags.map(qualificationName).join('、'),
        qualificationCodes: checked.tags,
        reason,
        authority,
        documentNo: `${isCity ? placeName(region).slice(0, 1) : abbreviationOf(region)}建资核${WORDS[stage]}〔${year}〕${serial + at * 7}号`,
        publishedOn: dayOf(day),
        deadline: deadline === null ? null : dayOf(deadline),
        ...provenance(random, DYNAMIC_CHECK_SOURCE, id, today, day),
      }
    }
  }
}
