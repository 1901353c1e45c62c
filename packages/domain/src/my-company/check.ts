import type { Opening } from '../access'

/** Whether a company meets a requirement; unknown where the data does not tell (MYC-03). */
export type CheckStatus = 'met' | 'missing' | 'unknown'

/** The words and the tone of each status. */
export const CHECK_STATUS: Readonly<
  Record<CheckStatus, { readonly label: string; readonly tone: 'ok' | 'bad' | 'neutral' }>
> = {
  met: { label: '满足', tone: 'ok' },
  missing: { label: '不满足', tone: 'bad' },
  unknown: { label: '无法判断', tone: 'neutral' },
}

/** Where a reader sees for themselves what a check found. */
export interface Evidence {
  readonly label: string
  readonly kind: 'company' | 'person' | 'winning'
  /** A section of the company's page; null for a list. */
  readonly section: string | null
  /** The choices of the list's filters; null for a section. */
  readonly filters: Readonly<Record<string, readonly string[]>> | null
}

/** One requirement of a tender, compared with what is known of a company. */
export interface RequirementCheck {
  readonly key: string
  /** What is required. */
  readonly label: string
  readonly status: CheckStatus
  readonly sentence: string
  /** How it is compared. */
  readonly rule: string
  readonly evidence: readonly Evidence[]
  /** What the reader lacks to be told more; null for nothing. */
  readonly opensBy: Opening | null
  /** The words of the notice that require it; null where they are not there. */
  readonly clause: string | null
  /** What would close the gap; null for what is met. */
  readonly closing: string | null
}

/** A requirement compared with a company, before it is said where it stands and what would close the gap. */
export type Comparison = Omit<RequirementCheck, 'clause' | 'closing'>

/** When a company is compared with a tender. */
export interface CheckDays {
  /** YYYY-MM-DD */
  readonly today: string
  /** The day of the bid deadline; null if it is not said, or over. */
  readonly deadline: string | null
}

/** Evidence in a section of the company's page (MYC-03). */
export function toSection(label: string, section: string): Evidence {
  return { label, kind: 'company', section, filters: null }
}

/** Evidence in a list, narrowed by its filters (MYC-03). */
export function toList(
  label: string,
  kind: 'person' | 'winning' | 'company',
  filters: Readonly<Record<string, readonly string[]>>,
): Evidence {
  return { label, kind, section: null, filters }
}

/** What is said of a certificate that is valid: until when, and whether it ends before the bids are due. */
export function validityWords(until: string, { deadline }: CheckDays): string {
  return deadline !== null && until < deadline
    ? `有效期至 ${until}，早于投标截止日 ${deadline}，请先办理延续`
    : `有效期至 ${until}`
}
