import { formatCount } from '../formatting'
import { STANDARD_DOCUMENTS } from './documents.data'
import {
  type Constructors,
  type Counted,
  type GradeFacts,
  type Known,
  NONE,
  type Taken,
  UNVERIFIED,
  type Works,
} from './grade-facts'
import type { StandardRequirement } from './standard'

type Line = Pick<StandardRequirement, 'kind' | 'label' | 'subject' | 'figure' | 'count'> &
  Partial<Pick<StandardRequirement, 'items' | 'counts'>> & { readonly isApart?: boolean }

const WAN_IN_YI = 10_000

const moneyWords = (wan: number): string =>
  wan % WAN_IN_YI === 0 ? `${wan / WAN_IN_YI} 亿元以上` : `${formatCount(wan)} 万元以上`

const people = (count: number) => `${count} 人以上`

const titleOf = (isFirstClass: boolean) => (isFirstClass ? '一级注册建造师' : '注册建造师')

/** 市政公用工程专业一级注册建造师 */
function nameConstructors(isFirstClass: boolean, professions: readonly string[]): string {
  const of = professions.length === 0 ? '' : `${professions.join('、')}专业`
  return `${of}${titleOf(isFirstClass)}`
}

const constructorLines = (of: Constructors): Line[] => {
  const { isFirstClass, count, professions, main, ofFirstClass } = of
  const shared = { kind: 'constructors', label: '注册建造师' } as const
  const whole: Line = {
    ...shared,
    subject: `${nameConstructors(isFirstClass, professions)}${professions.length > 1 ? '合计' : ''}`,
    figure: people(count),
    count,
    counts: of,
  }
  const part = (subject: string, counted: number, first: boolean, profession: readonly string[]): Line => ({
    ...shared,
    subject: `其中${subject}`,
    figure: people(counted),
    count: counted,
    counts: { isFirstClass: first, count: counted, professions: profession },
  })
  const firstProfession = professions.slice(0, 1)
  return [
    whole,
    ...(main
      ? [
          part(
            nameConstructors(main.isFirstClass, firstProfession),
            main.count,
            main.isFirstClass,
            firstProfession,
          ),
        ]
      : []),
    ...(ofFirstClass === undefined ? [] : [part(titleOf(true), ofFirstClass, true, professions)]),
  ]
}

const unknown = (kind: Line['kind'], label: string, subject: string): Line => ({
  kind,
  label,
  subject,
  figure: null,
  count: null,
})

/** The lines of a figure: none if it is not required, a line without a figure if it is not verified. */
const linesOf = <T>(value: Known<T> | undefined, blank: Line, lines: (known: T) => Line[]): Line[] => {
  if (value === NONE) return []
  return value === undefined || value === UNVERIFIED ? [blank] : lines(value)
}

const countedLines =
  (kind: 'titled' | 'workers', label: string) =>
  (all: readonly Counted[]): Line[] =>
    all.map(({ count, subject, isApart = false }) => ({
      kind,
      label,
      subject,
      figure: people(count),
      count,
      isApart,
    }))

const itemsOf = ({ items }: Taken) => items.map((item) => (item === UNVERIFIED ? null : item))

const assetLines = ({ assets, plant = NONE, premises }: GradeFacts): Line[] => [
  ...linesOf(assets, unknown('assets', '净资产', '企业净资产'), (wan) => [
    { kind: 'assets', label: '净资产', subject: '企业净资产', figure: moneyWords(wan), count: wan },
  ]),
  ...linesOf(plant, unknown('plant', '厂房', '厂房面积'), (count) => [
    {
      kind: 'plant',
      label: '厂房',
      subject: '厂房面积',
      figure: `${formatCount(count)} 平方米以上`,
      count,
    },
  ]),
  ...(premises === undefined
    ? []
    : [{ kind: 'premises' as const, label: '场所', subject: premises, figure: '须有', count: null }]),
]

const leadLines = ({ lead, otherLead }: GradeFacts): Line[] => [
  ...linesOf(
    lead,
    unknown('lead', '技术负责人', '从业年限与职称、执业资格'),
    ({ years, title, in: works }) => [
      {
        kind: 'lead',
        label: '技术负责人',
        subject: years === null ? title : `${works ?? '工程'}施工技术管理工作经历；${title}`,
        figure: years === null ? '1 人' : `${years} 年以上`,
        count: years,
      },
    ],
  ),
  ...(otherLead === undefined
    ? []
    : [{ kind: 'lead' as const, label: '实验室负责人', subject: otherLead, figure: '1 人', count: 1 }]),
]

const siteLines = ({ site }: GradeFacts): Line[] =>
  linesOf(site, unknown('site', '现场管理人员', '持有岗位证书的施工现场管理人员'), (count) => [
    {
      kind: 'site',
      label: '现场管理人员',
      subject: '持有岗位证书的施工现场管理人员',
      figure: people(count),
      count,
    },
  ])

const ledLines = ({ ledWorks }: GradeFacts, isLowest: boolean): Line[] =>
  linesOf(
    ledWorks ?? (isLowest ? undefined : NONE),
    unknown('ledWorks', '个人业绩', '技术负责人（或注册建造师）主持完成的工程'),
    ({ count, subject }) => [
      {
        kind: 'ledWorks',
        label: '个人业绩',
        subject: `技术负责人（或注册建造师）主持完成${subject}`,
        figure: `${count} 项以上`,
        count,
      },
    ],
  )

const workLines = ({ works }: GradeFacts, isLowest: boolean): Line[] =>
  linesOf<Works>(
    works ?? (isLowest ? NONE : undefined),
    unknown('works', '企业工程业绩', '承担过的工程'),
    (of) => [
      {
        kind: 'works',
        label: '企业工程业绩',
        subject: `近 ${of.years} 年承担过、工程质量合格`,
        figure: of.take,
        count: null,
        items: itemsOf(of),
      },
    ],
  )

const equipmentLines = ({ equipment = NONE }: GradeFacts): Line[] =>
  linesOf<Taken>(equipment, unknown('equipment', '技术装备', '机械设备'), (of) => [
    {
      kind: 'equipment',
      label: '技术装备',
      subject: '机械设备',
      figure: of.take,
      count: null,
      items: itemsOf(of),
    },
  ])

interface Place {
  /** The grade's number in the document: 1.1; only the chapter if its clauses are not verified. */
  readonly base: string
  readonly isWhole: boolean
  readonly isLowest: boolean
  /** Constructors of this grade are not examined any more, although it is the lowest. */
  readonly withoutConstructors: boolean
}

const STAFF = new Set(['constructors', 'titled', 'site', 'workers'])

const droppedBy = ({ kind }: Line, { isLowest, withoutConstructors }: Place): string | null => {
  if (!STAFF.has(kind)) return null
  if (!isLowest || (kind === 'constructors' && withoutConstructors))
    return STANDARD_DOCUMENTS.simplified.number
  return kind === 'site' ? STANDARD_DOCUMENTS.withoutSite.number : null
}

/**
 * The table of a grade: its requirements, each with its clause and the document that ended its examination, if any
 * (QST-01, QST-02).
 */
export function listRequirements(facts: GradeFacts, place: Place): StandardRequirement[] {
  const { base, isWhole, isLowest } = place
  const assets = assetLines(facts)
  const titled = linesOf(
    facts.titled,
    unknown('titled', '职称人员', '中级以上职称人员'),
    countedLines('titled', '职称人员'),
  )
  const staff: Line[][] = [
    linesOf(facts.constructors, unknown('constructors', '注册建造师', '注册建造师'), (all) =>
      all.flatMap(constructorLines),
    ),
    // The lead and the people with titles are one clause.
    [...leadLines(facts), ...titled],
    siteLines(facts),
    linesOf(facts.workers, unknown('workers', '技术工人', '技术工人'), countedLines('workers', '技术工人')),
    ledLines(facts, isLowest),
  ].filter((lines) => lines.length > 0)
  const works = workLines(facts, isLowest)
  const equipment = equipmentLines(facts)

  const complete = ({ isApart = false, ...line }: Line, clause: string): StandardRequirement => ({
    items: [],
    counts: null,
    ...line,
    clause: isWhole ? base : `${base}.${clause}`,
    droppedBy: droppedBy(line, place),
    isCountable: STAFF.has(line.kind) && line.count !== null && !isApart,
  })
  const requirement = (line: Line, clause: string) =>
    complete(
      line,
      (line.kind === 'titled' || line.kind === 'workers' ? facts.clauses?.[line.kind] : null) ?? clause,
    )
  return [
    ...assets.map((line, i) => complete(line, assets.length > 1 ? `1(${i + 1})` : '1')),
    ...staff.flatMap((lines, i) => lines.map((line) => requirement(line, `2(${i + 1})`))),
    ...works.map((line) => complete(line, '3')),
    ...equipment.map((line) => complete(line, works.length > 0 ? '4' : '3')),
  ]
}
