/** The series of qualifications, by a word of their names; all others are 其他资质. */
const SERIES = ['施工总承包', '专业承包', '劳务', '监理', '勘察', '设计'] as const
const OTHER_SERIES = '其他资质'

/** The words of each rank of grades, the highest first; a grade without any of them is ungraded. */
const RANKS: ReadonlyArray<readonly string[]> = [
  ['特级', '综合'],
  ['一级', '甲级'],
  ['二级', '乙级'],
  ['三级', '丙级'],
]
const UNGRADED = '不分等级'

/** Qualifications of one grade; `rank` is 0 for the highest, 4 for those without grades. */
export interface GradeCount {
  readonly grade: string
  readonly rank: number
  readonly count: number
}

/** Qualifications of one series, the highest grade first. */
export interface SeriesCount {
  readonly series: string
  readonly count: number
  readonly grades: readonly GradeCount[]
}

const rankOf = (grade: string): number => {
  const rank = RANKS.findIndex((words) => words.some((word) => grade.includes(word)))
  return rank === -1 ? RANKS.length : rank
}

const countBy = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const gradesOf = (grades: readonly string[]): GradeCount[] =>
  [...countBy(grades.map((grade) => grade || UNGRADED))]
    .map(([grade, count]) => ({ grade, count, rank: rankOf(grade) }))
    .sort((a, b) => a.rank - b.rank || b.count - a.count || (a.grade < b.grade ? -1 : 1))

/**
 * The distribution of qualifications by series and grade (FIG-08): the parts add up to all of them. The largest series
 * is first, 其他资质 last.
 */
export function divideQualifications(
  all: ReadonlyArray<{ readonly name: string; readonly grade: string }>,
): SeriesCount[] {
  const seriesOf = (name: string) => SERIES.find((word) => name.includes(word)) ?? OTHER_SERIES
  const isOther = (series: string) => Number(series === OTHER_SERIES)
  return [...countBy(all.map(({ name }) => seriesOf(name)))]
    .map(([series, count]) => ({
      series,
      count,
      grades: gradesOf(all.filter(({ name }) => seriesOf(name) === series).map(({ grade }) => grade)),
    }))
    .sort((a, b) => isOther(a.series) - isOther(b.series) || b.count - a.count)
}
