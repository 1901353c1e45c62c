import { FEN_PER_WAN } from '../formatting'
import { EMPTY_QUERY, formatQueryUrl, project, type RecordQuery } from '../records'

/** From which investment a project is a major one, in 亿元; the first is the default (MAL-02). */
export const MAJOR_THRESHOLDS = [1, 5, 10, 50] as const
export type MajorThreshold = (typeof MAJOR_THRESHOLDS)[number]

/** The conditions of the page of major projects. */
export interface MajorProjectsQuery {
  readonly from: MajorThreshold
  /** A stage of projects; null for all. */
  readonly stage: string | null
  readonly page: number
}

/** The stages of a project, by which the page is narrowed (MAL-02). */
export const MAJOR_STAGES = project.filters.flatMap((filter) =>
  filter.key === 'stage' && 'options' in filter ? filter.options : [],
)

const FEN_PER_YI = 10_000 * FEN_PER_WAN
const PAGE_SIZE = 20

/** The conditions as an address names them; an unknown one counts as absent (MAL-02). */
export function parseMajorProjects(
  query: Readonly<Record<string, string | undefined>>,
  page = 1,
): MajorProjectsQuery {
  const from = MAJOR_THRESHOLDS.find((one) => String(one) === query.from) ?? MAJOR_THRESHOLDS[0]
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

/** The search that finds them: projects of at least so much, those with the latest progress first (MAL-02). */
export function majorProjectsSearch({ from, stage, page }: MajorProjectsQuery): RecordQuery {
  return {
    ...EMPTY_QUERY,
    filters: { amount: [`${from * FEN_PER_YI}~`], ...(stage !== null && { stage: [stage] }) },
    pageNum: page,
    pageSize: PAGE_SIZE,
  }
}

/** The same as a list of projects, to be narrowed further there. */
export function majorProjectsList(query: MajorProjectsQuery): string {
  return `/project/${formatQueryUrl(project, { ...majorProjectsSearch({ ...query, page: 1 }), pageSize: EMPTY_QUERY.pageSize })}`
}
