import { toHalfWidth } from '../formatting'
import type { AnyValue } from '../records'

export type CertificateChange = 'upgraded' | 'added' | 'removed' | 'changed'

/** A change of a qualification: its texts before and after; null for none. */
interface ChangedCertificate {
  readonly change: CertificateChange
  readonly before: string | null
  readonly after: string | null
}

type Row = Readonly<Record<string, unknown>>

interface Certificate {
  readonly category: string
  /** 0 is the highest grade; a category without grades has 9. */
  readonly rank: number
  readonly text: string
  readonly validUntil: string | null
  readonly content: string
}

/** Grades by rank. 甲级 and 一级 are one grade, because the reform of 2020 renamed grades from one to the other. */
const GRADES = ['特', '甲一壹', '乙二贰', '丙三叁', '丁四肆']
const NO_GRADE = 9
const UNGRADED = '不分等级'
const GRADE = new RegExp(`([${GRADES.join('')}])级|${UNGRADED}`)

const rankOf = (letter: string | undefined): number =>
  letter === undefined ? NO_GRADE : GRADES.findIndex((letters) => letters.includes(letter))

const certificateOf = (row: Row): Certificate => {
  const written = `${row.name ?? ''}${row.grade ?? ''}`
  const plain = toHalfWidth(written).replace(/\s/g, '')
  const [grade = '', letter] = GRADE.exec(plain) ?? []
  return {
    category: plain.replace(grade, '').replace('()', '').replace(/资质$/, ''),
    rank: rankOf(letter),
    text: written.replace(UNGRADED, ''),
    validUntil: typeof row.validUntil === 'string' ? row.validUntil : null,
    content: JSON.stringify(Object.entries(row).sort()),
  }
}

/** The certificate of the highest grade in each category, the one valid longest among equal ones. */
const byCategory = (value: AnyValue): ReadonlyMap<string, Certificate> => {
  const highest = new Map<string, Certificate>()
  for (const row of Array.isArray(value) ? (value as readonly Row[]) : []) {
    const certificate = certificateOf(row)
    const known = highest.get(certificate.category)
    const isHigher =
      known === undefined ||
      certificate.rank < known.rank ||
      (certificate.rank === known.rank && (certificate.validUntil ?? '') > (known.validUntil ?? ''))
    if (certificate.text !== '' && isHigher) highest.set(certificate.category, certificate)
  }
  return highest
}

const untilOf = ({ text, validUntil }: Certificate): string =>
  validUntil === null ? text : `${text}（有效期至 ${validUntil}）`

const compare = (before: Certificate, after: Certificate): ChangedCertificate | null => {
  if (before.rank !== after.rank)
    return {
      change: after.rank < before.rank && before.rank < NO_GRADE ? 'upgraded' : 'changed',
      before: before.text,
      after: after.text,
    }
  if (before.content === after.content) return null
  if (before.validUntil === after.validUntil)
    return { change: 'changed', before: null, after: `${after.text}（证书信息更新）` }
  return { change: 'changed', before: untilOf(before), after: untilOf(after) }
}

/**
 * The changes between two tables of qualifications, category by category: a higher grade of the same category is an
 * upgrade (DAT-66). Of several certificates of one category the highest counts.
 */
export function compareCertificates(before: AnyValue, after: AnyValue): readonly ChangedCertificate[] {
  const [old, now] = [byCategory(before), byCategory(after)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((category): ChangedCertificate[] => {
    const [previous, current] = [old.get(category), now.get(category)]
    if (!previous) return current ? [{ change: 'added', before: null, after: current.text }] : []
    if (!current) return [{ change: 'removed', before: previous.text, after: null }]
    const change = compare(previous, current)
    return change ? [change] : []
  })
}
