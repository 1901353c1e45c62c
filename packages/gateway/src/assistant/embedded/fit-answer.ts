import type { NamedRecord, QuestionQuery } from '@zhushutong/domain/assistant'
import { dayOf } from '@zhushutong/domain/formatting'
import { CHECK_STATUS, readCompanyFacts, summariseChecks } from '@zhushutong/domain/my-company'
import { company, formatValue, type RecordView, tender } from '@zhushutong/domain/records'
import { decideVerdict, summariseFit } from '@zhushutong/domain/tender-sheet'
import type { Asker } from '../../records'
import { understoodText } from './list-answer'
import { countText, link, listLink, type Piece, pieceAbout, recordLine, recordLink } from './markdown'
import type { Sources } from './sources'

const tenderLink = (record: RecordView) =>
  link(String(record.engineeringName ?? ''), recordLink(tender, record) ?? '/zhaobiao/')

/** A tender compared with a company: each requirement, with the result and its reason (MYC-03, AI-11). */
export async function* answerFit(
  tenderId: string,
  companyId: string,
  asker: Asker,
  { checkTender }: Sources,
): AsyncGenerator<Piece, void, void> {
  const check = await checkTender(tenderId, companyId, asker)
  if ('error' in check || check.company === null) {
    yield '这条招标或者这家企业的记录不在了，没有比对。'
    return
  }
  const { tender: seen, company: myCompany, checks } = check
  yield pieceAbout(tender, seen, `${tenderLink(seen)}\n\n`)
  const name = link(String(myCompany.name ?? ''), recordLink(company, myCompany) ?? '/qiye/')
  yield pieceAbout(company, myCompany, `与 ${name} 比对：**${decideVerdict(checks).text}**。`)
  if (checks.length === 0) {
    yield '公告没有写明可以比对的要求，请看招标文件。'
    return
  }
  yield `${summariseChecks(checks)}。\n\n`
  for (const { label, status, sentence } of checks)
    yield `- ${CHECK_STATUS[status].label}：${label}。${sentence}\n`
  yield '\n只按公告写明、本站收录的数据比对，投标以招标文件为准。\n'
}

/** Tenders open for bids, each with the summary of its comparison with the company (BID-09, AI-11). */
export async function* answerFits(
  list: QuestionQuery,
  myCompany: NamedRecord,
  asker: Asker,
  { search, loadTerms, checkTenders }: Sources,
): AsyncGenerator<Piece, void, void> {
  yield understoodText(list)
  const page = await search(tender, list.query, asker)
  if ('error' in page) {
    yield '现在查不了，请稍后再问。'
    return
  }
  const all = listLink(tender, list.query)
  if (page.records.length === 0) {
    yield `没有找到还能投的招标。${link('到查招标里改条件', all)}`
    return
  }
  const shown = page.records.slice(0, list.take)
  const terms = await loadTerms(
    shown.map(({ id }) => id),
    asker,
  )
  const checked = 'error' in terms ? null : await checkTenders(terms, myCompany.id, asker)
  const count = countText(tender, page.total, page.totalIsCapped)
  yield `还能投的有 **${count}**，与 ${link(myCompany.name, `/qiye/${myCompany.id}/`)} 比对前 ${shown.length} 条：\n\n`
  for (const [i, record] of shown.entries()) {
    const checks = checked && !('error' in checked) ? (checked.checks.get(record.id) ?? []) : []
    const { text, reason } = summariseFit(checks)
    yield pieceAbout(
      tender,
      record,
      `${i + 1}. **${text}**（${reason}）${recordLine(tender, record, ['bidDeadline'], all)}\n`,
    )
  }
  yield `\n${link(`查看全部 ${count}招标`, all)}`
}

/** Sorts after every day. */
const LATEST = '9999'

/** The ends of the qualifications and the safety permit of a company, the earliest first (AI-11). */
export async function* answerExpiry(
  of: NamedRecord,
  asker: Asker,
  { detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const record = await detail(company, of.id, asker)
  if ('error' in record) {
    yield '没有找到这家企业。'
    return
  }
  const view = record as RecordView
  yield pieceAbout(
    company,
    view,
    `${link(of.name, recordLink(company, view) ?? '/qiye/')} 的资质与安全生产许可证：\n\n`,
  )
  const { qualifications, safetyPermit } = readCompanyFacts(view, [])
  const ends = [
    ...qualifications.map(({ name, validUntil }) => ({ name, until: validUntil })),
    ...(safetyPermit ? [{ name: '安全生产许可证', until: safetyPermit.until }] : []),
  ].sort((a, b) => (a.until ?? LATEST).localeCompare(b.until ?? LATEST))
  if (ends.length === 0) yield '本站没有收录它的资质与安全生产许可证，未收录不代表没有。\n'
  const today = dayOf(asker.now)
  for (const { name, until } of ends) {
    const state = until !== null && until < today ? '，已过期' : ''
    yield `- ${name}：${until === null ? '没有收录有效期' : `有效期至 ${until}${state}`}\n`
  }
}

const TENDER_FACTS = [
  'bidDeadline',
  'openingTime',
  'documentUntil',
  'buggetAmount',
  'ownerUnitName',
  'requiredQualification',
]

/** One tender with its days (AI-11). */
export async function* answerAboutTender(
  of: NamedRecord,
  asker: Asker,
  { detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const record = await detail(tender, of.id, asker)
  if ('error' in record) {
    yield '这条招标的记录不在了。'
    return
  }
  const view = record as RecordView
  yield pieceAbout(tender, view, `${tenderLink(view)}\n\n`)
  for (const key of TENDER_FACTS) {
    const column = tender.columns.find((column) => column.key === key)
    if (column) yield `- ${column.label}：${formatValue(column, view[key], view)}\n`
  }
}
