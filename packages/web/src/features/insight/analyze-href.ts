import {
  RELATION_YEARS,
  type RelationType,
  type RelationYears,
  SECTORS,
  USUAL_RELATION_YEARS,
} from '@zhushutong/domain/relations'

/** The state of a relation chain's page, as encoded in its address. */
export interface AnalyzePlace {
  readonly years: RelationYears
  readonly view: 'graph' | 'list'
  /** The list shown on phones. */
  readonly list: RelationType
  /**
   * The company whose results are shown (null: no results), and its relation (null: the most frequent one).
   */
  readonly other: string | null
  readonly as: RelationType | null
  /** The page of the results; null for the first few results only. */
  readonly page: number | null
}

const ID = /^[0-9A-Za-z_-]{1,64}$/
const PAGE = /^[1-9]\d{0,2}$/
const MAX_PAGE = 250
const ALL = 'all'

const parseType = (value: string | undefined): RelationType | null =>
  SECTORS.find((type) => type === value) ?? null

const parseYears = (value: string | undefined): RelationYears => {
  if (value === ALL) return null
  return RELATION_YEARS.find((years) => years !== null && String(years) === value) ?? USUAL_RELATION_YEARS
}

/** The state encoded in an address; invalid values become defaults (REL-05). */
export function parseAnalyzePlace(query: Readonly<Record<string, string | undefined>>): AnalyzePlace {
  const other = query.with && ID.test(query.with) ? query.with : null
  const page = query.p && PAGE.test(query.p) ? Math.min(Number(query.p), MAX_PAGE) : null
  return {
    years: parseYears(query.years),
    view: query.view === 'list' ? 'list' : 'graph',
    list: parseType(query.of) ?? 'owner',
    other,
    as: other === null ? null : parseType(query.as),
    page: other === null ? null : page,
  }
}

/** The parameters of a state, in a fixed order, without defaults. */
function analyzeParameters({
  years,
  view,
  list,
  other,
  as,
  page,
}: AnalyzePlace): Readonly<Record<string, string | undefined>> {
  return {
    years: years === USUAL_RELATION_YEARS ? undefined : (years?.toString() ?? ALL),
    view: view === 'list' ? view : undefined,
    of: list === 'owner' ? undefined : list,
    with: other ?? undefined,
    as: as ?? undefined,
    p: page?.toString(),
  }
}

export function analyzeHref(cid: string, change: Partial<AnalyzePlace> = {}): string {
  const place = { ...parseAnalyzePlace({}), ...change }
  const parameters = Object.entries(analyzeParameters(place)).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  )
  return `/companyAnalyze/?${new URLSearchParams([['cid', cid], ...parameters])}`
}
