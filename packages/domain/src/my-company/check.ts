import type { Opening } from '../access'

/** The result of comparing a company with a requirement; unknown if data is missing (MYC-03). */
export type CheckStatus = 'met' | 'missing' | 'unknown'

export const CHECK_STATUS: Readonly<
  Record<CheckStatus, { readonly label: string; readonly tone: 'ok' | 'bad' | 'neutral' }>
> = {
  met: { label: '满足', tone: 'ok' },
  missing: { label: '不满足', tone: 'bad' },
  unknown: { label: '无法判断', tone: 'neutral' },
}

/** A link to the data behind a result. */
export interface Evidence {
  readonly label: string
  readonly kind: 'company' | 'person' | 'winning'
  /** A section of the company's page; null for a list. */
  readonly section: string | null
  /** The filter values of the list; null for a section. */
  readonly filters: Readonly<Record<string, readonly string[]>> | null
}

/** One requirement of a tender, compared with the data of a company. */
export interface RequirementCheck {
  readonly key: string
  readonly label: string
  readonly status: CheckStatus
  readonly sentence: string
  readonly rule: string
  readonly evidence: readonly Evidence[]
  /** The membership that opens the missing data to the reader; null if nothing is locked. */
  readonly opensBy: Opening | null
  /** The words of the notice that contain the requirement; null if it has none. */
  readonly clause: string | null
  /** A way to close the gap; null for a met requirement. */
  readonly closing: string | null
}

/** The comparison of a requirement with a company, before its clause and closing are added. */
export type Comparison = Omit<RequirementCheck, 'clause' | 'closing'>

/** The dates of a comparison with a tender. */
export interface CheckDays {
  /** YYYY-MM-DD */
  readonly today: string
  /** The day of the bid deadline; null if it is unknown or past. */
  readonly deadline: string | null
}

/** Evidence in a section of the company's page. */
export function toSection(label: string, section: string): Evidence {
  return { label, kind: 'company', section, filters: null }
}

/** Evidence in a list, narrowed by its filters. */
export function toList(
  label: string,
  kind: 'person' | 'winning' | 'company',
  filters: Readonly<Record<string, readonly string[]>>,
): Evidence {
  return { label, kind, section: null, filters }
}

/** The text about a valid certificate: its last day, and a warning if that is before the bid deadline. */
export function validityWords(until: string, { deadline }: CheckDays): string {
  return deadline !== null && until < deadline
    ? `有效期至 ${until}，早于投标截止日 ${deadline}，请先办理延续`
    : `有效期至 ${until}`
}
