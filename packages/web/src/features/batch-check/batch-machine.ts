import type { BatchQuota, MatchOutcome, NamedCompany } from '@zhushutong/domain/batch-check'

interface Candidate extends NamedCompany {
  readonly isFormer: boolean
  readonly isRead: boolean
}

export interface Match {
  readonly text: string
  readonly outcome: MatchOutcome
  readonly companies: readonly Candidate[]
}

export interface Checked {
  readonly id: string
  readonly name: string
  readonly creditCode: string | null
  readonly summary: string
  readonly findings: ReadonlyArray<{
    readonly key: string
    readonly label: string
    readonly tone: 'ok' | 'warn' | 'bad' | 'neutral'
    readonly title: string
  }>
}

export interface Matched {
  readonly matches: readonly Match[]
  readonly budget: number
  readonly read: number
}

/** The chosen company of each text: the only one, or the reader's choice among several. */
export type Choices = Readonly<Record<string, string>>

/** The company of a match; null if there is none, or none was chosen. */
export function findChosen({ text, outcome, companies }: Match, choices: Choices): Candidate | null {
  if (outcome === 'matched') return companies[0] ?? null
  return companies.find(({ id }) => id === choices[text]) ?? null
}

/** The chosen companies, each once. */
export function listChosen(matches: readonly Match[], choices: Choices): readonly Candidate[] {
  const chosen = matches.flatMap((match) => findChosen(match, choices) ?? [])
  return [...new Map(chosen.map((company) => [company.id, company])).values()]
}

/** The part of the day's budget that a check of the chosen companies still takes (BAT-03). */
export function measureQuota(
  { matches, budget, read }: Matched,
  choices: Choices,
  checked: readonly Checked[],
): BatchQuota {
  const done = new Set(checked.map(({ id }) => id))
  const counted = listChosen(matches, choices).filter(({ isRead }) => !isRead)
  const fresh = counted.filter(({ id }) => !done.has(id)).length
  return { budget, read: read + counted.length - fresh, fresh }
}

/** The columns of the table and of the file: the subjects of the findings, in their order. */
export function listSubjects(checked: readonly Checked[]): Checked['findings'] {
  return checked[0]?.findings ?? []
}
