/** What a parser made of a text: a value, or null where it is missing or cannot be told; never a guess. */
export interface Read<T> {
  readonly value: T | null
  /** What a person should look at, in Chinese. A value that is simply missing needs none. */
  readonly warning?: string
}

export const MISSING: Read<never> = { value: null }
export const unread = (warning: string): Read<never> => ({ value: null, warning })

const NOTHING = /^(n\/?a|null|none|nil|nan|[-‐-―－_/\\*]*|\\n|无|暂无|未提供|未公示|未公开|不详|未知|空)$/i

/** A text without control characters (PostgreSQL refuses NUL) and outer spaces; '' for the ways to say nothing. */
export const cleaned = (raw: unknown): string => {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return ''
  const text = String(raw)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\u200B]/g, '')
    .trim()
  return NOTHING.test(text.normalize('NFKC')) ? '' : text
}

/** One width for digits, letters and brackets, and no spaces: how figures and codes are compared. */
export const compact = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')
