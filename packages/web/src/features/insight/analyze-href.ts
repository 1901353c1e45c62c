import {
  RELATION_YEARS,
  type RelationType,
  type RelationYears,
  SECTORS,
  USUAL_RELATION_YEARS,
} from '@zhushutong/domain/relations'

/** What the relation chain of a company shows. */
export interface AnalyzePlace {
  readonly years: RelationYears
  readonly view: 'graph' | 'list'
  /** The list that a phone shows. */
  readonly list: RelationType
  /** Whose results are shown, and in which relation; null for nobody's, and for the most frequent one. */
  readonly other: string | null
  readonly as: RelationType | null
  /** The page of the results; null for the first few. */
  readonly page: number | null
}

const ID = /^[0-9A-Za-z_-]{1,64}$/
const PAGE = /^[1-9]\d{0,2}$/
const MAX_PAGE = 250
const ALL = 'all'

const typeOf = (value: string | undefined): RelationType | null =>
  SECTORS.find((type) => type === value) ?? null

const yearsOf = (value: string | undefined): RelationYears => {
  if (value === ALL) return null
  return RELATION_YEARS.find((years) => years !== null && String(years) === value) ?? USUAL_RELATION_YEARS
}

/** What an address asks for; what it cannot mean is left out (REL-05). */
export function parseAnalyzePlace(query: Readonly<Record<string, string | undefined>>): AnalyzePlace {
  const other = query.with && ID.test(query.with) ? query.with : null
  const page = query.p && PAGE.test(query.p) ? Math.min(Number(query.p), MAX_PAGE) : null
  return {
    years: yearsOf(query.years),
    view: query.view === 'list' ? 'list' : 'graph',
    list: typeOf(query.of) ?? 'owner',
    other,
    as: other === null ? null : typeOf(query.as),
    page: other === null ? null : page,
  }
}

/** The parameters of a place, in one order, without what is usual. */
export function analyzeParameters({
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

/** The address of the relation chain of a company. */
export function analyzeHref(cid: string, change: Partial<AnalyzePlace> = {}): string {
  const place = { ...parseAnalyzePlace({}), ...change }
  const given = Object.entries(analyzeParameters(place)).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  )
  return `/companyAnalyze/?${new URLSearchParams([['cid', cid], ...given])}`
}
