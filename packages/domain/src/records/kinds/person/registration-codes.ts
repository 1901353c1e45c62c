import type { AnyValue, StoredRecord } from '../../catalogue/column'
import { listOrNull } from '../shared/list-or-null'
import { PERSON_CERTIFICATES } from './certificates'
import { CONSTRUCTOR_PROFESSIONS, PERSON_REGISTRATIONS } from './registrations'

interface Row {
  readonly category?: unknown
  readonly profession?: unknown
  readonly validUntil?: unknown
}

const rowsOf = (rows: AnyValue | undefined): readonly Row[] =>
  Array.isArray(rows) ? (rows as readonly Row[]).filter(({ category }) => typeof category === 'string') : []

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKC')
    .replace(/[\s注册]/g, '')

const findIn = (options: ReadonlyArray<{ value: string; label: string }>, text: unknown) =>
  options.find(({ label }) => plain(label) === plain(text))?.value

const CONSTRUCTOR = '建造师'

const registrationCode = ({ category, profession }: Row): string[] => {
  const code = findIn(PERSON_REGISTRATIONS, category)
  if (code === undefined) return []
  const letter = String(category).includes(CONSTRUCTOR)
    ? findIn(CONSTRUCTOR_PROFESSIONS, profession)
    : undefined
  return [`${code}${letter ?? ''}`]
}

/** The codes of a person's registrations, for filters: R101D (DAT-37). */
export function listRegistrationCodes({ registrations }: StoredRecord): readonly string[] | null {
  return listOrNull(rowsOf(registrations).flatMap(registrationCode))
}

const ALL_CERTIFICATES = Object.values(PERSON_CERTIFICATES).flat()

/** The codes of a person's certificates of the sub-lists, for filters: S02 (DAT-37). */
export function listCertificateCodes({ registrations, personType }: StoredRecord): readonly string[] | null {
  const certificates = Object.entries(PERSON_CERTIFICATES).find(([type]) => type === personType)?.[1]
  const codes = rowsOf(registrations).flatMap(({ category, profession }) => {
    const options = certificates ?? ALL_CERTIFICATES
    return findIn(options, profession) ?? findIn(options, category) ?? []
  })
  return listOrNull(codes)
}

const NO_PROFESSION = /^[—-]*$/

/** A person's registrations and certificates in words; null without any. */
export function summariseRegistrations({ registrations }: StoredRecord): string | null {
  const texts = rowsOf(registrations).map(({ category, profession }) =>
    NO_PROFESSION.test(String(profession ?? '')) ? String(category) : `${category}（${profession}）`,
  )
  return [...new Set(texts)].join('、') || null
}

/** The day on which the first of a person's registrations and certificates ends; null without a known end. */
export function findFirstExpiry({ registrations }: StoredRecord): string | null {
  const days = rowsOf(registrations).flatMap(({ validUntil }) =>
    typeof validUntil === 'string' ? [validUntil] : [],
  )
  return days.sort()[0] ?? null
}

/** The day of a person's newest change of registration; null without a known day. */
export function findLastChange({ historyList }: StoredRecord): string | null {
  const changes = Array.isArray(historyList) ? (historyList as ReadonlyArray<{ changedOn?: unknown }>) : []
  const days = changes.flatMap(({ changedOn }) => (typeof changedOn === 'string' ? [changedOn] : []))
  return days.sort().at(-1) ?? null
}
