import type { NamedRecord, Topic } from '@zhushutong/domain/assistant'
import { formatDate, NO_VALUE } from '@zhushutong/domain/formatting'
import {
  agency,
  company,
  credit,
  EMPTY_QUERY,
  hasNone,
  NOT_COVERED_TEXT,
  owner,
  person,
  type RecordKind,
  type RecordQuery,
  type RecordView,
  winning,
} from '@zhushutong/domain/records'
import type { Asker } from '../../records'
import type { Search } from './find-names'
import {
  countText,
  fact,
  link,
  listLink,
  type Piece,
  pieceAbout,
  provenance,
  recordLine,
  recordLink,
} from './markdown'
import type { Sources } from './sources'

const LISTED = 3

/**
 * The text for a topic without records: 0 if the source covers the company, otherwise "not recorded"
 * (COV-01).
 */
const noRecords = (heading: string, view: RecordView, of: string, unit: string): string =>
  `\n**${heading}**：${hasNone(company, view, of) ? `0 ${unit}` : `${NOT_COVERED_TEXT}，未收录不代表没有`}。\n`

/** The records of a kind that name the company: the count and the first records. */
async function* findRelated(
  kind: RecordKind,
  view: RecordView,
  heading: string,
  asker: Asker,
  search: Search,
): AsyncGenerator<Piece, void, void> {
  const listQuery: RecordQuery = { ...EMPTY_QUERY, filters: { company: [view.id] } }
  const page = await search(kind, listQuery, asker)
  if ('error' in page) return
  if (page.total === 0) {
    yield noRecords(heading, view, kind.kind, kind.classifier)
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

const MAX_QUALIFICATIONS = 8

function* qualifications(detail: RecordView, page: string): Generator<string> {
  const rows = (detail.qualifications ?? []) as readonly Row[]
  if (rows.length === 0) {
    yield noRecords('资质', detail, 'qualification', '项')
    return
  }
  yield `\n**资质**：${link(`${rows.length} 项`, page)}\n\n`
  for (const row of rows.slice(0, MAX_QUALIFICATIONS)) yield qualificationLine(row)
}

/** Ownership by the registered type of company only: the portal has no data on shareholders. */
const tellOwnership = ({ companyType }: RecordView): string => {
  const type = typeof companyType === 'string' && companyType !== NO_VALUE ? companyType.trim() : ''
  const sentence = type === '' ? '本站没有它登记的企业类型' : `登记的企业类型是“${type}”`
  if (/国有|全民所有制/u.test(type)) return `\n**是否国有**：${sentence}，写明了国有。\n`
  return `\n**是否国有**：${sentence}。本站没有股东信息，不能判断它是否国有或上市，请到国家企业信用信息公示系统查看它的股东。\n`
}

/** One company with the requested facts; all facts if none were requested. */
export async function* answerAboutCompany(
  { id }: Pick<RecordView, 'id'>,
  topics: readonly Topic[],
  asker: Asker,
  { search, detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const record = await detail(company, id, asker)
  if ('error' in record) {
    yield '没有找到这家企业。'
    return
  }
  const view = record as RecordView
  const page = recordLink(company, view) ?? '/qiye/'
  const wanted: readonly Topic[] = topics.filter((topic) => topic !== 'base')
  const has = (topic: Topic) => wanted.length === 0 || wanted.includes(topic)
  const base = BASE.flatMap((key) => fact(company, view, key) ?? [])
  yield pieceAbout(company, view, `${link(String(view.name), page)}：${base.join('；')}。\n`)
  if (has('qualifications')) yield* qualifications(view, page)
  if (has('wins')) yield* findRelated(winning, view, '中标', asker, search)
  if (has('people')) yield* findRelated(person, view, '人员', asker, search)
  if (has('credit')) yield* findRelated(credit, view, '信用', asker, search)
  if (wanted.includes('ownership')) yield tellOwnership(view)
}

const ORGANISATION = [
  'region',
  'contactName',
  'contactPhone',
  'tenderCount',
  'winningCount',
  'totalAmount',
  'latestOn',
]

/** An owner or an agency with its contacts and its announcements. */
export async function* answerAboutOrganisation(
  of: NamedRecord,
  asker: Asker,
  { detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const kind = of.kind === 'agency' ? agency : owner
  const record = await detail(kind, of.id, asker)
  if ('error' in record) {
    yield `没有找到${kind.label}“${of.name}”。`
    return
  }
  const view = record as RecordView
  const facts = ORGANISATION.flatMap((key) => fact(kind, view, key) ?? [])
  const page = recordLink(kind, view) ?? `/${kind.segment}/`
  yield pieceAbout(kind, view, `${link(String(view.name), page)}：${facts.join('；')}${provenance(view)}。\n`)
}

const MAX_AGENCIES = 5

/** The agencies that an owner works with, the most frequent first. */
export async function* answerAgencies(
  of: NamedRecord,
  asker: Asker,
  { detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const record = await detail(owner, of.id, asker)
  const rows = 'error' in record ? [] : (((record as RecordView).agencies ?? []) as readonly Row[])
  const page = recordLink(owner, { id: of.id, expired: false }) ?? '/owner/'
  yield pieceAbout(owner, of, `${link(of.name, page)} 的代理机构：\n\n`)
  if (rows.length === 0) yield '本站没有写明代理机构的公告。'
  for (const { agencyId, agencyName, tenderCount, latestOn } of rows.slice(0, MAX_AGENCIES)) {
    const id = String(agencyId)
    const path = recordLink(agency, { id, expired: false }) ?? '/proxy/'
    yield pieceAbout(
      agency,
      { id },
      `- ${link(String(agencyName), path)}：合作 ${tenderCount} 次；最近 ${latestOn ?? '未写明'}\n`,
    )
  }
}
