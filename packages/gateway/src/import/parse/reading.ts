/** The result of a parser: a value, or null if it is missing or ambiguous; never a guess. */
export interface Parsed<T> {
  readonly value: T | null
  /** A warning for a person, in Chinese. A missing value has none. */
  readonly warning?: string
}

export const MISSING: Parsed<never> = { value: null }
export function rejected(warning: string): Parsed<never> {
  return { value: null, warning }
}

const NOTHING = /^(n\/?a|null|none|nil|nan|[-‐-―－_/\\*]*|\\n|无|暂无|未提供|未公示|未公开|不详|未知|空)$/i

/**
 * Trims a text and removes control characters (PostgreSQL refuses NUL); '' for the usual placeholders of
 * missing values.
 */
export function cleanText(raw: unknown): string {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return ''
  const text = String(raw)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\u200B]/g, '')
    .trim()
  return NOTHING.test(text.normalize('NFKC')) ? '' : text
}

/**
 * Half-width digits, letters and brackets, without spaces: the form in which figures and codes are
 * compared.
 */
export function compact(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '')
}
