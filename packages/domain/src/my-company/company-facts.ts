import type { Opening } from '../access'
import type { AnyCell, RecordView } from '../records'
import { readQualificationTags } from './qualification-text'

/** A qualification of a company. */
export interface HeldQualification {
  /** Category and grade: D110B; null for one that is not in the catalogue. */
  readonly tag: string | null
  readonly name: string
  /** YYYY-MM-DD, the last day; null if it is not known. */
  readonly validUntil: string | null
}

/** A registration of one of the company's constructors. */
export interface HeldRegistration {
  /** 一级建造师 or 二级建造师. */
  readonly category: string | null
  readonly profession: string | null
  /** Null if it is not known, or closed to the reader. */
  readonly validUntil: string | null
  /** Whether its holder is taken to be free of works (PPL-01); absent where nothing is inferred. */
  readonly isFree?: boolean
}

/** What a reader may know of a company (MYC-05): made of records that are masked for them, so nothing else can be told. */
export interface CompanyFacts {
  readonly id: string
  readonly name: string
  readonly status: string | null
  /** Empty where none was recorded. */
  readonly qualifications: readonly HeldQualification[]
  /** Null where none was recorded; `until` null where its last day is not known. */
  readonly safetyPermit: { readonly until: string | null } | null
  /** All people of the company that are recorded. */
  readonly people: number
  /** One list for each constructor. */
  readonly constructors: ReadonlyArray<readonly HeldRegistration[]>
  /** What opens the validity of registrations to the reader; null if it is open. */
  readonly validityOpensBy: Opening | null
}

type Row = Readonly<Record<string, AnyCell>>

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const qualificationOf = ({ name, grade, validUntil }: Row): HeldQualification => {
  // 不分等级 is no grade; an ungraded category stands for itself.
  const written = `${name ?? ''}${grade ?? ''}`
  return {
    tag: readQualificationTags(written)[0] ?? null,
    name: written.replace('不分等级', ''),
    validUntil: textOf(validUntil),
  }
}

/**
 * What the records of a company and of its constructors tell, as their reader may see them (MYC-05).
 * @param company the company's detail
 * @param constructors its people with the registration of a constructor, with their registrations
 */
export function readCompanyFacts(company: RecordView, constructors: readonly RecordView[]): CompanyFacts {
  const permit = textOf(company.safetyPermitNo) ?? textOf(company.safetyPermitUntil)
  const lock = constructors.map(({ locks }) => locks['registrations.validUntil']).find(Boolean)
  return {
    id: company.id,
    name: textOf(company.name) ?? '',
    status: textOf(company.status),
    qualifications: rowsOf(company.qualifications).map(qualificationOf),
    safetyPermit: permit === null ? null : { until: textOf(company.safetyPermitUntil) },
    people: Math.max(countOf(company.personnelCount), constructors.length),
    constructors: constructors.map((person) =>
      rowsOf(person.registrations).map(({ category, profession, validUntil }) => ({
        category: textOf(category),
        profession: textOf(profession),
        validUntil: textOf(validUntil),
        ...(typeof person.siteState === 'string' && { isFree: person.siteState === 'free' }),
      })),
    ),
    validityOpensBy: lock?.opensBy ?? null,
  }
}
