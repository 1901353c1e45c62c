/** One staff requirement of a standard. */
export interface StaffRequirement {
  readonly label: string
  readonly count: number
  /** Codes of registrations that count (person kind, registrationCodes); any one is enough. */
  readonly registrations?: readonly string[]
  /** Professions that count; all if absent. */
  readonly professions?: readonly string[]
  /** Types of people that count instead (person kind, personType). */
  readonly personType?: string
}

/** The staff standard of a qualification; `tag` is category and grade, D110A. */
export interface StaffStandard {
  readonly tag: string
  readonly requirements: readonly StaffRequirement[]
}

const FIRST_CLASS = ['R101']
const BUILDERS = ['R101', 'R102']

interface Numbers {
  /** Constructors of all named professions together. */
  readonly constructors: number
  /** Of these, of the first profession, if the standard requires it. */
  readonly ofMain?: number
  /** Of these, of the first class, if the standard also accepts the second. */
  readonly ofFirstClass?: number
  readonly titled: number
  readonly site: number
  readonly workers: number
}

type Grade = 'A' | 'B' | 'C'

interface Category {
  readonly head: string
  readonly professions: readonly [main: string, ...others: string[]]
  readonly grades: Readonly<Record<Grade, Numbers>>
}

/*
 * General contracting, after the ministry's Standards of Qualifications of Construction Enterprises of 2014
 * (建市〔2014〕159 号), limited to numbers of people. Their other requirements (net assets, equipment, own projects, the
 * chief engineer's record) are not checked here.
 */
const CATEGORIES: readonly Category[] = [
  {
    head: 'D101',
    professions: ['建筑工程', '机电工程'],
    grades: {
      A: { constructors: 12, ofMain: 9, titled: 30, site: 50, workers: 150 },
      B: { constructors: 12, ofMain: 9, titled: 15, site: 30, workers: 75 },
      C: { constructors: 5, ofMain: 4, titled: 6, site: 15, workers: 30 },
    },
  },
  {
    head: 'D102',
    professions: ['公路工程'],
    grades: {
      A: { constructors: 15, titled: 75, site: 50, workers: 150 },
      B: { constructors: 15, titled: 50, site: 30, workers: 75 },
      C: { constructors: 8, titled: 15, site: 15, workers: 30 },
    },
  },
  {
    head: 'D105',
    professions: ['水利水电工程'],
    grades: {
      A: { constructors: 15, titled: 60, site: 50, workers: 70 },
      B: { constructors: 15, ofFirstClass: 6, titled: 40, site: 30, workers: 40 },
      C: { constructors: 8, titled: 10, site: 15, workers: 20 },
    },
  },
  {
    head: 'D110',
    professions: ['市政公用工程'],
    grades: {
      A: { constructors: 12, titled: 30, site: 50, workers: 150 },
      B: { constructors: 12, titled: 15, site: 30, workers: 75 },
      C: { constructors: 5, titled: 8, site: 15, workers: 30 },
    },
  },
  {
    head: 'D112',
    professions: ['机电工程'],
    grades: {
      A: { constructors: 12, titled: 20, site: 30, workers: 60 },
      B: { constructors: 12, titled: 15, site: 20, workers: 30 },
      C: { constructors: 5, titled: 8, site: 15, workers: 15 },
    },
  },
]

const requirementsOf = ({ professions }: Category, grade: Grade, numbers: Numbers): StaffRequirement[] => {
  // The first grade counts only first-class constructors.
  const registrations = grade === 'A' ? FIRST_CLASS : BUILDERS
  const who = grade === 'A' ? '一级注册建造师' : '注册建造师'
  return [
    {
      label: `${professions.join('、')}专业${who}`,
      count: numbers.constructors,
      registrations,
      professions,
    },
    ...(numbers.ofMain === undefined
      ? []
      : [
          {
            label: `其中${professions[0]}专业${who}`,
            count: numbers.ofMain,
            registrations,
            professions: [professions[0]],
          },
        ]),
    ...(numbers.ofFirstClass === undefined
      ? []
      : [
          {
            label: `其中${professions[0]}专业一级注册建造师`,
            count: numbers.ofFirstClass,
            registrations: FIRST_CLASS,
            professions: [professions[0]],
          },
        ]),
    { label: '中级以上职称人员', count: numbers.titled, personType: 'zcry' },
    { label: '持有岗位证书的现场管理人员', count: numbers.site, personType: 'sydry' },
    { label: '经考核或培训合格的技术工人', count: numbers.workers, personType: 'jsgr' },
  ]
}

/** The staff standards of all qualifications that can be checked (ACC-05). */
export const STAFF_STANDARDS: readonly StaffStandard[] = CATEGORIES.flatMap((category) =>
  (['A', 'B', 'C'] as const).map((grade) => ({
    tag: `${category.head}${grade}`,
    requirements: requirementsOf(category, grade, category.grades[grade]),
  })),
)

/** The source document of the numbers, as shown on screens. */
export const STAFF_STANDARD_SOURCE = '《建筑业企业资质标准》（建市〔2014〕159 号）'

/** The note beside the result about later changes: which grades still require numbers of people (ACC-05). */
export const STAFF_STANDARD_NOTE =
  '建市〔2016〕226 号之后，除各类别最低等级外，资质审批不再考核注册建造师、职称人员、现场管理人员和技术工人的数量；各地动态核查以主管部门通知为准。'

/** The standard of a qualification, or undefined. */
export function findStaffStandard(tag: string): StaffStandard | undefined {
  return STAFF_STANDARDS.find((s) => s.tag === tag)
}
