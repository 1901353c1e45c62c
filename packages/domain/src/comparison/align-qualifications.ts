import { GRADES, qualificationName, readQualificationTags } from '../records'

export interface ListedQualification {
  readonly name: string
  readonly grade: string | null
  /** YYYY-MM-DD, the last day; null if unknown. */
  readonly validUntil: string | null
}

/** The highest grade that a company holds in a category. */
interface HeldGrade {
  /** 一级; 不分等级 where the category has no grades. */
  readonly label: string
  /** The smaller, the higher. */
  readonly rank: number
  readonly validUntil: string | null
}

/** A category, and each company's grade in it: null for none. */
export interface QualificationRow {
  readonly key: string
  readonly name: string
  readonly held: readonly (HeldGrade | null)[]
}

const HEAD = 4
const UNGRADED = '不分等级'
const LETTERS = GRADES.map(({ value }) => value)

interface Read extends HeldGrade {
  readonly key: string
  readonly name: string
}

const readOne = ({ name, grade, validUntil }: ListedQualification): Read => {
  const tag = readQualificationTags(`${name}${grade ?? ''}`)[0]
  const label = grade || UNGRADED
  // A qualification outside the catalogue is its own category.
  if (tag === undefined) return { key: name, name, label, rank: LETTERS.length, validUntil }
  const head = tag.slice(0, HEAD)
  const letter = LETTERS.indexOf(tag.slice(HEAD))
  return {
    key: head,
    name: qualificationName(head) ?? name,
    label: GRADES[letter]?.label ?? label,
    rank: letter < 0 ? LETTERS.length : letter,
    validUntil,
  }
}

const isHeld = ({ validUntil }: ListedQualification, today: string): boolean =>
  validUntil === null || validUntil >= today

const highest = (all: readonly Read[], key: string): HeldGrade | null => {
  const [first] = all.filter((qualification) => qualification.key === key).sort((a, b) => a.rank - b.rank)
  return first ? { label: first.label, rank: first.rank, validUntil: first.validUntil } : null
}

const holders = ({ held }: QualificationRow): number => held.filter(Boolean).length
const bestRank = ({ held }: QualificationRow): number =>
  Math.min(...held.map((heldGrade) => heldGrade?.rank ?? LETTERS.length))

/**
 * The qualifications of several companies, one row per category, with the highest grade valid on `today` (YYYY-MM-DD):
 * first the categories that most of them have, then the highest grades (CMP-02).
 */
export function alignQualifications(
  companies: ReadonlyArray<readonly ListedQualification[]>,
  today: string,
): readonly QualificationRow[] {
  const read = companies.map((list) =>
    list.filter((qualification) => isHeld(qualification, today)).map(readOne),
  )
  const names = new Map(read.flat().map(({ key, name }) => [key, name]))
  const rows = [...names].map(([key, name]) => ({ key, name, held: read.map((all) => highest(all, key)) }))
  return rows.sort((a, b) => holders(b) - holders(a) || bestRank(a) - bestRank(b) || (a.key < b.key ? -1 : 1))
}
