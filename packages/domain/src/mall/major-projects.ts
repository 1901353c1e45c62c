import { FEN_PER_WAN } from '../formatting'
import { EMPTY_QUERY, formatQueryUrl, project, type RecordQuery } from '../records'

/** Minimum investments of a major project, in 亿元; the first is the default. */
export const MAJOR_THRESHOLDS = [1, 5, 10, 50] as const
type MajorThreshold = (typeof MAJOR_THRESHOLDS)[number]

export interface MajorProjectsQuery {
  readonly from: MajorThreshold
  /** A stage of projects; null for all. */
  readonly stage: string | null
  readonly page: number
}

/** The stages of a project, as filter options of the page. */
export const MAJOR_STAGES = project.filters.flatMap((filter) =>
  filter.key === 'stage' && 'options' in filter ? filter.options : [],
)

const FEN_PER_YI = 10_000 * FEN_PER_WAN
const PAGE_SIZE = 20

/** The conditions in an address; an unknown one counts as absent (MAL-02). */
export function parseMajorProjects(
  query: Readonly<Record<string, string | undefined>>,
  page = 1,
): MajorProjectsQuery {
  const from = MAJOR_THRESHOLDS.find((threshold) => String(threshold) === query.from) ?? MAJOR_THRESHOLDS[0]
  const stage = MAJOR_STAGES.find(({ value }) => value === query.stage)?.value ?? null
  return { from, stage, page }
}

/** The query part of the page's address: '' for the defaults (MAL-02). */
export function formatMajorProjects({ from, stage }: MajorProjectsQuery): string {
  const pairs = [
    ...(from === MAJOR_THRESHOLDS[0] ? [] : [`from=${from}`]),
    ...(stage === null ? [] : [`stage=${stage}`]),
  ]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The search for major projects: an investment of at least `from`, the latest progress first (MAL-02). */
export function majorProjectsSearch({ from, stage, page }: MajorProjectsQuery): RecordQuery {
  return {
    ...EMPTY_QUERY,
    filters: { amount: [`${from * FEN_PER_YI}~`], ...(stage !== null && { stage: [stage] }) },
    pageNum: page,
    pageSize: PAGE_SIZE,
  }
}

/** The address of the same search as a project list, for further filters. */
export function majorProjectsList(query: MajorProjectsQuery): string {
  return `/project/${formatQueryUrl(project, { ...majorProjectsSearch({ ...query, page: 1 }), pageSize: EMPTY_QUERY.pageSize })}`
}
