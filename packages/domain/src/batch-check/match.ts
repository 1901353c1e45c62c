import { type CompanyQuery, parseCompanyQuery } from '../my-company'
import type { LinkCandidate } from '../statements'

/** The result of looking for one company: found, several of that name, none, or a code with a mistake (BAT-02). */
export const MATCH_OUTCOMES = ['matched', 'several', 'none', 'invalid'] as const
export type MatchOutcome = (typeof MATCH_OUTCOMES)[number]

export const MATCH_LABELS: Readonly<Record<MatchOutcome, string>> = {
  matched: '已匹配',
  several: '多家同名',
  none: '暂未收录',
  invalid: '代码有误',
}

/** Maximum number of companies of one name to choose from. */
const MAX_NAMESAKES = 10

/** A company of a match, with columns that are open to everybody. */
export interface NamedCompany {
  readonly id: string
  readonly name: string
  readonly creditCode: string | null
  readonly region: string | null
}

interface Match {
  readonly outcome: MatchOutcome
  /** `isFormer` for a company that had the name before. */
  readonly companies: ReadonlyArray<NamedCompany & { readonly isFormer: boolean }>
}

/** The texts that can be looked for, by their reading; a code with a mistake has none (BAT-02). */
export function readQueries(texts: readonly string[]): ReadonlyMap<string, CompanyQuery | null> {
  return new Map(
    texts.map((text) => {
      const query = parseCompanyQuery(text)
      return [text, 'error' in query ? null : query] as const
    }),
  )
}

/** The outcome for a text by the companies with its name or code, those that bear it today first (BAT-02). */
export function matchTyped(
  query: CompanyQuery | null,
  candidates: ReadonlyArray<Pick<LinkCandidate, 'id' | 'evidence'>>,
  byId: ReadonlyMap<string, NamedCompany>,
): Match {
  if (query === null) return { outcome: 'invalid', companies: [] }
  const current = new Set(candidates.flatMap(({ id, evidence }) => (evidence === 'former-name' ? [] : id)))
  const ids = [...new Set([...current, ...candidates.map(({ id }) => id)])]
  const companies = ids.flatMap((id) => {
    const named = byId.get(id)
    return named ? [{ ...named, isFormer: !current.has(id) }] : []
  })
  if (companies.length === 0) return { outcome: 'none', companies }
  return {
    outcome: companies.length === 1 ? 'matched' : 'several',
    companies: companies.slice(0, MAX_NAMESAKES),
  }
}

/** The part of the day's reading budget that a batch will take (BAT-03). */
export interface BatchQuota {
  /** Distinct records that may be read in a day. */
  readonly budget: number
  /** Distinct records read today. */
  readonly read: number
  /** The matched companies that were not read today: only these count. */
  readonly fresh: number
}

/** The number of companies beyond the day's budget: these come masked, or not at all (BAT-03). */
export function countBeyond({ budget, read, fresh }: BatchQuota): number {
  return Math.max(0, read + fresh - budget)
}
