/** A figure on which two independent copies of the standard differ: shown as 待核实, compared with nothing. */
export const UNVERIFIED = 'unverified'
/** A kind of figure that the standard does not require of a grade. */
export const NONE = 'none'

export type Known<T> = T | typeof UNVERIFIED | typeof NONE

/** Registered constructors: `count` of the professions together, of any profession if the list is empty. */
export interface Constructors {
  readonly isFirstClass: boolean
  readonly count: number
  readonly professions: readonly string[]
  /** The part that must be of the first profession. */
  readonly main?: { readonly count: number; readonly isFirstClass: boolean }
  /** The part that must be of the first class. */
  readonly ofFirstClass?: number
}

/** The technical lead: years of managing the technology of works, and title or registration. */
interface Lead {
  readonly years: number | null
  readonly title: string
  /** The kind of works of these years, if the standard requires one. */
  readonly in?: string
}

/** People counted by a title or certificate. */
export interface Counted {
  readonly count: number
  readonly subject: string
  /** True when records of people do not show who counts. */
  readonly isApart?: true
}

/** A required choice from a list of works or equipment: `take` of its items. */
export interface Taken {
  readonly take: string
  readonly items: ReadonlyArray<string | typeof UNVERIFIED>
}

export interface Works extends Taken {
  /** The years back from the application. */
  readonly years: number
}

/** A measure that limits the works of a grade. */
export type Measure = 'amount' | 'height' | 'area' | 'span'

/** Works of a grade up to a limit, which applies to all works of their kind in the category. */
export interface WorkLimit {
  readonly of: Measure
  /** 万元, metres or square metres. */
  readonly max: number
  readonly text: string
}

/**
 * The facts of one grade; an absent field is not verified yet, or, by the rules of `listRequirements`, not required.
 */
export interface GradeFacts {
  /** 万元 */
  readonly assets?: Known<number>
  /** Square metres of workshops. */
  readonly plant?: Known<number>
  readonly premises?: string
  readonly constructors?: Known<readonly Constructors[]>
  readonly lead?: Known<Lead>
  /** The lead of a laboratory, and similar posts. */
  readonly otherLead?: string
  readonly titled?: Known<readonly Counted[]>
  /** Managers on site with certificates of their posts. */
  readonly site?: Known<number>
  readonly workers?: Known<readonly Counted[]>
  /** Works led by the technical lead or a constructor. */
  readonly ledWorks?: Known<Counted>
  readonly works?: Known<Works>
  readonly equipment?: Known<Taken>
  /** The permitted works, one limit per item. A limit for a part of the category's works is text only. */
  readonly scope?: Known<ReadonlyArray<string | WorkLimit | typeof UNVERIFIED>>
  /** Numbers of clauses that do not follow the usual order: '2(2)' under the grade. */
  readonly clauses?: Readonly<Partial<Record<'titled' | 'workers', string>>>
}

/** The facts of a category by its grades' letters, '' for an ungraded one. */
export type CategoryFacts = Readonly<Record<string, GradeFacts>>

/** Constructors of the first class: of all professions together, or of any if none is given. */
export const first = (count: number, ...professions: string[]): Constructors => ({
  isFirstClass: true,
  count,
  professions,
})

/** Constructors of either class. */
export const either = (count: number, ...professions: string[]): Constructors => ({
  isFirstClass: false,
  count,
  professions,
})

/** Constructors of which `count` are of the first profession, and of the same class. */
export const mainly = (of: Constructors, count: number): Constructors => ({
  ...of,
  main: { count, isFirstClass: of.isFirstClass },
})

/** A technical lead; `works` is the kind of works of the years, if required. */
export const lead = (years: number | null, title: string, works?: string): Lead => ({
  years,
  title,
  ...(works && { in: works }),
})

/** Marks people that cannot be distinguished in the records. */
export const apart = (counted: readonly Counted[]): readonly Counted[] =>
  counted.map((counted) => ({ ...counted, isApart: true }))

/** People with titles of one kind. */
export const titled = (count: number, subject: string): readonly Counted[] => [{ count, subject }]

const SKILLED = '中级工以上技术工人'

/** Skilled workers, by default of any trade. */
export const workers = (count: number, subject = SKILLED): readonly Counted[] => [{ count, subject }]

/** Works led by the lead or a constructor; by default two of the second grade or above. */
export const ledWorks = (subject = '本类别资质二级以上标准要求的工程', count = 2): Counted => ({
  count,
  subject,
})

/** Past works of the company. */
export const works = (years: number, take: string, ...items: string[]): Works => ({ years, take, items })

/** Machines of the company. */
export const equipment = (take: string, ...items: ReadonlyArray<string | typeof UNVERIFIED>): Taken => ({
  take,
  items,
})

const WAN = 10_000
const WRITTEN: Readonly<Record<Measure, RegExp>> = {
  amount: /([\d.]+) ()万元/,
  height: /([\d.]+) ()米/,
  area: /([\d.]+) (万?)平方米/,
  span: /([\d.]+) ()米/,
}

/** A limit, with its number read from the text. */
export const limited = (of: Measure, text: string): WorkLimit => {
  const [, number, wan] = WRITTEN[of].exec(text) ?? []
  return { of, text, max: Number(number) * (wan ? WAN : 1) }
}
