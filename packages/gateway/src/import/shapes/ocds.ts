import { dayOf } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { compileReleases } from '@zhushutong/domain/statements'
import { cleanText } from '../parse/reading'
import { parseLink } from '../parse/text'
import { parseTime } from '../parse/when'
import { type Fields, isFields } from '../source'
import { newerFirst, type Remark, type Shape, shown, type Values } from './draft'
import { amountOf, awardSummary, awardsOf, listOf, type Take } from './ocds-awards'
import { candidatesOf, codesIn, subcontractorsOf } from './ocds-parties'

/** Notice types by release tags; the first match counts. */
const NOTICES: ReadonlyArray<readonly [tag: RegExp, notice: string]> = [
  [/^(award|contract)/, 'award'],
  [/^tender(Amendment|Update|Cancellation)$/, 'change'],
  [/^tender$/, 'tender'],
]

const noticeOf = (release: Fields): string | null => {
  const list = Array.isArray(release.tag) ? release.tag.map(cleanText) : []
  const notice = NOTICES.find(([tag]) => list.some((each) => tag.test(each)))?.[1]
  if (notice !== undefined || !list.includes('compiled')) return notice ?? null
  return listOf(release.awards).length > 0 ? 'award' : 'tender'
}

const objectOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The notice's page: a document's address, else the release's own. */
const linkOf = (release: Fields, documents: readonly Fields[]): string | null => {
  const addresses = [...documents.map((d) => d.url), ...listOf(release.links).map((l) => l.href)]
  return addresses.map((address) => parseLink(address).value).find((link) => link !== null) ?? null
}

const buyerContact = (release: Fields, buyer: Fields) => {
  const party = listOf(release.parties).find((p) => p.id === buyer.id)
  const point = objectOf(party?.contactPoint)
  return {
    ownerUnitContact: cleanText(point.name) || null,
    ownerUnitPhone: cleanText(point.telephone) || null,
  }
}

const buildValues = (release: Fields, released: number, take: Take): Values => {
  const plan = objectOf(release.tender)
  const buyer = objectOf(release.buyer)
  const budget = take('tender.value', plan.value, amountOf(plan.value))
  const firstAward = amountOf(listOf(release.awards)[0]?.value).value
  const firstBid = amountOf(listOf(objectOf(release.bids).details)[0]?.value).value
  const currency = budget?.currency ?? firstAward?.currency ?? firstBid?.currency ?? null
  const awards = awardsOf(release.awards, { currency, codeOf: codesIn(release), take })
  const time = (field: string, raw: unknown) => take(field, raw, parseTime(raw))
  const documents = [...listOf(release.awards).flatMap((a) => listOf(a.documents)), ...listOf(plan.documents)]
  const link = linkOf(release, documents)
  return {
    engineeringName: cleanText(plan.title),
    projectCode: cleanText(plan.id) || null,
    noticeType: noticeOf(release),
    engineeringType: plan.mainProcurementCategory === 'goods' ? 'goods' : null,
    ownerUnitName: cleanText(buyer.name) || null,
    ...buyerContact(release, buyer),
    buggetAmount: budget?.amount ?? null,
    currency,
    publicityTime: dayOf(released),
    bidDeadline: time('tender.tenderPeriod.endDate', objectOf(plan.tenderPeriod).endDate),
    openingTime: time('tender.bidOpening.date', objectOf(plan.bidOpening).date),
    content: cleanText(plan.description) || null,
    candidates: candidatesOf(release, currency),
    awards: awards.rows.length > 0 ? awards.rows : null,
    subcontractors: subcontractorsOf(release),
    ...awardSummary(awards.rows),
    winningAmount: awards.total,
    collectedAt: released,
    sourcePlatform: link ? `OCDS（${new URL(link).hostname}）` : 'OCDS',
    sourceUrl: link,
  }
}

const missingOf = (release: Fields): readonly [field: string, reason: string] | null => {
  if (cleanText(release.ocid) === '') return ['ocid', '没有 ocid']
  if (parseTime(release.date).value === null) return ['date', '没有有效的发布时间']
  return cleanText(objectOf(release.tender).title) === '' ? ['tender.title', '没有项目名称'] : null
}

const readRelease = (release: Fields, line: number) => {
  const remarks: Remark[] = []
  const take: Take = (field, raw, { value, warning }) => {
    if (warning) remarks.push({ line, level: 'warning', reason: warning, field, value: shown(raw) })
    return value
  }
  if (cleanText(release.id) === '')
    take('id', release.id, { value: null, warning: '没有 release id（OCDS 必填）' })
  if (noticeOf(release) === null)
    take('tag', release.tag, { value: null, warning: '这个阶段没有对应的公告类型' })
  const released = parseTime(release.date).value ?? 0
  return { values: buildValues(release, released, take), remarks, released }
}

/**
 * Releases of the Open Contracting Data Standard 1.1. Releases with the same ocid become one tender, compiled by the
 * merging rules of the standard (DAT-11).
 */
export const ocdsRelease: Shape = {
  title: 'OCDS 1.1 release（ocid、date、tag、tender、buyer……）',
  kind: tender,
  source: 'ocds',
  fingerprint: '',
  combine: newerFirst,
  compile(draft) {
    const documents = draft.documents ?? []
    const release = compileReleases(documents.map(({ body }) => body))
    const { values, released } = readRelease(release, draft.line)
    return { ...draft, values, dataOn: dayOf(released) }
  },
  read(release, line) {
    const missing = missingOf(release)
    if (missing) {
      const [field, reason] = missing
      const value = shown(field === 'tender.title' ? release.tender : release[field])
      return { rejected: { line, level: 'rejected', reason, field, value } }
    }
    const { values, remarks, released } = readRelease(release, line)
    const ocid = cleanText(release.ocid)
    const document = { id: cleanText(release.id) || `${released}`, at: released, body: release }
    const dataOn = dayOf(released)
    const draft = {
      line,
      values,
      sourceKey: ocid,
      proof: ocid,
      hint: null,
      dataOn,
      documents: [document],
      remarks,
    }
    return { draft }
  },
}
