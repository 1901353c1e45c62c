import type { Opening } from '../access'
import type { AnyCell, RecordView } from '../records'
import { readQualificationTags } from '../records'

export interface HeldQualification {
  /** Category and grade: D110B; null for a qualification outside the catalogue. */
  readonly tag: string | null
  readonly name: string
  /** YYYY-MM-DD, the last day; null if unknown. */
  readonly validUntil: string | null
}

/** A registration of one of the company's constructors. */
export interface HeldRegistration {
  /** 一级建造师 or 二级建造师. */
  readonly category: string | null
  readonly profession: string | null
  /** Null if unknown, or locked for the reader. */
  readonly validUntil: string | null
  /** True when its holder is inferred to have no ongoing work (PPL-01); absent if nothing is inferred. */
  readonly isFree?: boolean
}

/**
 * The data of a company that a reader may see (MYC-05): built from records masked for that reader, so it contains
 * nothing else.
 */
export interface CompanyFacts {
  readonly id: string
  readonly name: string
  readonly status: string | null
  /** Empty if none is recorded. */
  readonly qualifications: readonly HeldQualification[]
  /** Null if none is recorded; `until` is null if the last day is unknown. */
  readonly safetyPermit: { readonly until: string | null } | null
  /** The number of all recorded people of the company. */
  readonly people: number
  /** One list for each constructor. */
  readonly constructors: ReadonlyArray<readonly HeldRegistration[]>
  /** The membership that opens the validity of registrations to the reader; null if it is open. */
  readonly validityOpensBy: Opening | null
}

type Row = Readonly<Record<string, AnyCell>>

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const qualificationOf = ({ name, grade, validUntil }: Row): HeldQualification => {
  // 不分等级 is not a grade; an ungraded category has a tag without one.
  const written = `${name ?? ''}${grade ?? ''}`
  return {
    tag: readQualificationTags(written)[0] ?? null,
    name: written.replace('不分等级', ''),
    validUntil: textOf(validUntil),
  }
}

/**
 * The facts in the records of a company and its constructors, as their reader may see them (MYC-05).
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
