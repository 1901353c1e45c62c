import { CONSULTATION_TOPICS } from '@zhushutong/domain/consultation'
import { divisionName } from '@zhushutong/domain/divisions'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import {
  company,
  GRADES,
  gradesOf,
  person,
  QUALIFICATIONS,
  type RecordKind,
  type RecordPage,
  type RecordQuery,
  type RecordView,
} from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { findExperts, findStandards } from '../content'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, pageIn } from '../platform/http'
import { type Asker, recordSearch, refused } from '../records'
import { countQualifications } from './city.store'

const NO_SUCH_AREA: Failure = {
  error: CODES.badRequest,
  message: '没有这个行政区划代码',
  data: { fields: [{ field: 'areaCode', message: '没有这个行政区划代码' }] },
}
const isUnknown = (areaCode: string | undefined) => areaCode !== undefined && divisionName(areaCode) === null

const [ADVICE] = CONSULTATION_TOPICS

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const asCompany = (record: RecordView) => ({
  cid: record.id,
  name: text(record.name) ?? '',
  region: text(record.region),
  establishedOn: text(record.establishedOn),
  qualificationSummary: text(record.qualificationSummary),
  allWinningCount: number(record.allWinningCount),
  qualificationCount: number(record.qualificationCount),
  personnelCount: number(record.personnelCount),
  latestWinOn: text(record.latestWinOn),
})

const asTalent = (record: RecordView) => ({
  uuid: record.id,
  name: text(record.name) ?? '',
  companyName: text(record.companyName),
  region: text(record.region),
  registrationSummary: text(record.registrationSummary),
  totalAchieveCount: number(record.totalAchieveCount),
  latestCertificateOn: text(record.latestCertificateOn),
})

const gradeNames = (code: string): string[] =>
  gradesOf(code).flatMap((grade) => GRADES.find(({ value }) => value === grade)?.label ?? [])

interface AreaPage extends Pick<RecordQuery, 'pageNum' | 'pageSize'> {
  readonly areaCode?: string
}

/** The data of a city's site: companies, people, qualifications, experts and services. */
export const cityFeature: Feature = ({ database, calls }) => {
  const db = database.read()
  const search = recordSearch(database)
  const qualificationCounts = cached(MINUTE_MS, (_now, areaCode) => countQualifications(db, areaCode))
  const experts = cached(MINUTE_MS, (now, areaCode) => findExperts(db, areaCode || undefined, now))
  const standards = cached(MINUTE_MS, (now) => findStandards(db, now))

  /** The records of an area that match the filters. */
  const recordsIn = async <R>(
    kind: RecordKind,
    { areaCode, ...page }: AreaPage,
    filters: Readonly<Record<string, string | undefined>>,
    asker: Asker,
    view: (record: RecordView) => R,
  ) => {
    if (isUnknown(areaCode)) return NO_SUCH_AREA
    const cityFilters = Object.entries({ region: areaCode, ...filters }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, [value]] as const],
    )
    const result = await search(kind, { filters: Object.fromEntries(cityFilters), ...page }, asker)
    if ('error' in result) return refused(result)
    const { total, pages, pageNum, pageSize, records }: RecordPage<RecordView> = result
    return { records: records.map(view), total, pages, pageNum, pageSize }
  }

  const handlers: Handlers<typeof contract.city> = {
    qualifications: async ({ areaCode, ...page }, { now }) =>
      isUnknown(areaCode) ? NO_SUCH_AREA : pageIn(page, await qualificationCounts(now, areaCode)),
    experts: async ({ areaCode, ...page }, { now }) =>
      isUnknown(areaCode) ? NO_SUCH_AREA : pageIn(page, await experts(now, areaCode)),
    companies: ({ qualification, ...page }, asker) =>
      recordsIn(company, page, { qualification }, asker, asCompany),
    services: async (page, { now }) => {
      const known = await standards(now)
      const services = QUALIFICATIONS.map(({ value, full }) => ({
        code: value,
        name: full,
        grades: gradeNames(value),
        standardId: known.has(value) ? value : null,
        topic: ADVICE.key,
      }))
      return pageIn(page, services)
    },
    talents: ({ registration, ...page }, asker) =>
      recordsIn(person, page, { type: 'registered', registration }, asker, asTalent),
  }

  return { routes: (app) => mountGroup(app, contract.city, handlers, calls) }
}
