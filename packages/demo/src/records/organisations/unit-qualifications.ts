import type { Random } from '../random'

/** A qualification outside construction: the letter of its certificates, its names and grades. */
interface Sort {
  readonly letter: string
  readonly names: readonly string[]
  readonly grades: ReadonlyArray<readonly [string, number]>
}

const TWO = [
  ['甲级', 3],
  ['乙级', 7],
] as const
const THREE = [
  ['甲级', 2],
  ['乙级', 6],
  ['丙级', 2],
] as const
const NONE = [['不分等级', 1]] as const

/** Qualifications of design, survey and supervision units, with the names on their certificates. */
const SORTS = {
  design: [
    { letter: 'A', names: ['工程设计建筑行业（建筑工程）'], grades: THREE },
    {
      letter: 'A',
      names: [
        '工程设计市政行业（道路工程）',
        '工程设计市政行业（排水工程）',
        '工程设计市政行业（给水工程）',
        '工程设计公路行业（公路）',
        '工程设计水利行业（河道整治）',
        '工程设计电力行业（变电工程）',
      ],
      grades: THREE,
    },
    {
      letter: 'A',
      names: ['风景园林工程设计专项', '建筑装饰工程设计专项', '建筑幕墙工程设计专项', '消防设施工程设计专项'],
      grades: TWO,
    },
  ],
  survey: [
    { letter: 'B', names: ['工程勘察岩土工程专业'], grades: TWO },
    { letter: 'B', names: ['工程勘察工程测量专业', '工程勘察水文地质勘察专业'], grades: THREE },
    { letter: 'B', names: ['工程勘察劳务'], grades: NONE },
  ],
  supervision: [
    { letter: 'E', names: ['工程监理房屋建筑工程专业'], grades: THREE },
    { letter: 'E', names: ['工程监理市政公用工程专业'], grades: THREE },
    {
      letter: 'E',
      names: ['工程监理公路工程专业', '工程监理水利水电工程专业', '工程监理电力工程专业'],
      grades: TWO,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Sort[]>>

const HOLDS: Readonly<Record<string, readonly Sort[]>> = { ...SORTS, general: SORTS.design }

/** A unit's qualifications outside construction; always the first one of its sort. */
export function unitQualificationsOf(random: Random, unit: string) {
  return (HOLDS[unit] ?? []).flatMap(({ letter, names, grades }, at) =>
    at > 0 && !random.chance(0.45)
      ? []
      : [{ letter, name: random.pick(names), grade: random.weighted(grades) }],
  )
}
