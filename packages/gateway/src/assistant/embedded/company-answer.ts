import type { Topic } from '@zhushutong/domain/assistant'
import { formatDate } from '@zhushutong/domain/formatting'
import {
  company,
  credit,
  EMPTY_QUERY,
  normaliseForSearch,
  person,
  type RecordKind,
  type RecordQuery,
  type RecordView,
  winning,
} from '@zhushutong/domain/records'
import type { Asker, recordDetail } from '../../records'
import { type Insight, tellCompetitors, tellOwnership } from './company-relations'
import type { Search } from './list-answer'
import { countText, fact, link, listLink, type Piece, pieceAbout, recordLine, recordLink } from './markdown'

export type Detail = ReturnType<typeof recordDetail>

const query = (keyword: string | undefined, filters: RecordQuery['filters'] = {}): RecordQuery => ({
  ...EMPTY_QUERY,
  ...(keyword !== undefined && { keyword }),
  filters,
})

/** Companies that a name may refer to: the one with exactly this name, or those that contain it. */
export interface NamedCompanies {
  readonly companies: readonly RecordView[]
  readonly total: number
}

/** @param region the code of a place that they must be in */
export async function findCompaniesByName(
  name: string,
  asker: Asker,
  search: Search,
  region?: string,
): Promise<NamedCompanies> {
  const filters: RecordQuery['filters'] = region === undefined ? {} : { region: [region] }
  const page = await search(company, query(name.slice(0, 40), filters), asker)
  if ('error' in page) return { companies: [], total: 0 }
  const wanted = normaliseForSearch(name)
  const exact = page.records.filter((record) => normaliseForSearch(String(record.name)) === wanted)
  return exact.length > 0
    ? { companies: exact.slice(0, 1), total: 1 }
    : { companies: page.records, total: page.total }
}

const LISTED = 3

/** The records of a kind that name the company: the count, and the first ones. */
async function* findRelated(
  kind: RecordKind,
  { id }: RecordView,
  heading: string,
  asker: Asker,
  search: Search,
): AsyncGenerator<Piece, void, void> {
  const listQuery = query(undefined, { company: [id] })
  const page = await search(kind, listQuery, asker)
  if ('error' in page) return
  if (page.total === 0) {
    yield `\n**${heading}**：本站没有它的记录。\n`
    return
  }
  const all = listLink(kind, listQuery)
  yield `\n**${heading}**：${link(countText(kind, page.total, page.totalIsCapped), all)}\n\n`
  for (const record of page.records.slice(0, LISTED))
    yield pieceAbout(kind, record, `- ${recordLine(kind, record, [], all)}\n`)
}

const BASE = [
  'legalPerson',
  'capital',
  'establishedOn',
  'region',
  'contactPhone',
  'status',
  'address',
] as const

type Row = Readonly<Record<string, unknown>>

const qualificationLine = ({ name, grade, validUntil }: Row): string => {
  const until = typeof validUntil === 'string' ? `，有效期至 ${formatDate(validUntil)}` : ''
  return `- ${name ?? ''}${grade ?? ''}${until}\n`
}

const MOST_QUALIFICATIONS = 8

function* qualifications(detail: RecordView, page: string): Generator<string> {
  const rows = (detail.qualifications ?? []) as readonly Row[]
  if (rows.length === 0) {
    yield '\n**资质**：本站没有它的资质记录。\n'
    return
  }
  yield `\n**资质**：${link(`${rows.length} 项`, page)}\n\n`
  for (const row of rows.slice(0, MOST_QUALIFICATIONS)) yield qualificationLine(row)
}

/** One company with the requested facts; all facts if none were requested. */
export async function* answerAboutCompany(
  { id }: Pick<RecordView, 'id'>,
  topics: readonly Topic[],
  asker: Asker,
  {
    search,
    detail,
    insight,
  }: { readonly search: Search; readonly detail: Detail; readonly insight: Insight },
): AsyncGenerator<Piece, void, void> {
  const found = await detail(company, id, asker)
  if ('error' in found) {
    yield '没有找到这家企业。'
    return
  }
  const view = found as RecordView
  const page = recordLink(company, view) ?? '/qiye/'
  const wanted: readonly Topic[] = topics.filter((topic) => topic !== 'base')
  const has = (topic: Topic) => wanted.length === 0 || wanted.includes(topic)
  const base = BASE.flatMap((key) => fact(company, view, key) ?? [])
  yield pieceAbout(company, view, `${link(String(view.name), page)}：${base.join('；')}。\n`)
  if (has('qualifications')) yield* qualifications(view, page)
  if (has('wins')) yield* findRelated(winning, view, '中标', asker, search)
  if (has('people')) yield* findRelated(person, view, '人员', asker, search)
  if (has('credit')) yield* findRelated(credit, view, '信用', asker, search)
  if (wanted.includes('competitors')) yield* tellCompetitors(view, asker, insight)
  if (wanted.includes('ownership')) yield tellOwnership(view)
}

/** Several companies match the name: asks which one is meant. */
export function* askWhichCompany(name: string, { companies, total }: NamedCompanies): Generator<Piece> {
  const all = listLink(company, query(name.slice(0, 40)))
  yield `名称含“${name}”的企业有 ${link(`${total} 家`, all)}，您问的是哪一家？请写全称再问一次：\n\n`
  for (const record of companies.slice(0, 5))
    yield pieceAbout(company, record, `- ${recordLine(company, record, [], all)}\n`)
}
