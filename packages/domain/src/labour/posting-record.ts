import { type AnyValue, BENEFITS, JOB_CERTIFICATES, type Option, type StoredRecord } from '../records'
import { type PostingKind, payText } from './posting'

const FEN_PER_YUAN = 100

/** A posting with parsed numbers and dates, to be converted to a record. */
interface ShownPosting {
  readonly title: string
  readonly jobType: string
  readonly experience: string
  readonly region: string
  /** Yuan a month. */
  readonly payMin: number
  readonly payMax: number
  readonly certificates: readonly string[]
  readonly description: string
  readonly contactName: string
  readonly contactPhone: string
  readonly publishedOn: string
  readonly validUntil: string
  readonly companyName?: string
  readonly companyId?: string
  readonly headcount?: number
  readonly benefits?: readonly string[]
  readonly availability?: string
}

const labelsOf = (options: readonly Option[], values: readonly string[]): string | null =>
  options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join('、') || null

const onlyIn = (kind: PostingKind, posting: ShownPosting): Readonly<Record<string, AnyValue>> =>
  kind === 'recruit'
    ? {
        companyName: posting.companyName ?? null,
        companyId: posting.companyId ?? null,
        headcount: posting.headcount ?? null,
        benefits: labelsOf(BENEFITS, posting.benefits ?? []),
        benefitCodes: [...(posting.benefits ?? [])],
      }
    : { name: posting.contactName, availability: posting.availability ?? null }

/** A posting as a record of its kind, checked at `checkedAt` (ms). */
export function postingRecord(
  kind: PostingKind,
  id: string,
  posting: ShownPosting,
  checkedAt: number,
): StoredRecord {
  const { payMin, payMax, certificates, contactName, contactPhone } = posting
  return {
    id,
    title: posting.title,
    jobType: posting.jobType,
    experience: posting.experience,
    region: posting.region,
    pay: payText(payMin, payMax),
    payMin: payMin * FEN_PER_YUAN,
    payMax: payMax * FEN_PER_YUAN,
    currency: 'CNY',
    certificates: labelsOf(JOB_CERTIFICATES, certificates),
    certificateCodes: [...certificates],
    description: posting.description,
    publishedOn: posting.publishedOn,
    validUntil: posting.validUntil,
    reach: [{ contactName, contactPhone }],
    ...onlyIn(kind, posting),
    sourcePlatform: '用工大厅会员发布',
    sourceUrl: null,
    collectedAt: checkedAt,
    checkedAt,
  }
}
