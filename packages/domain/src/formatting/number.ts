const NUMERIC = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/**
 * The number that a value is or, as plain decimal text with half-width digits, says; null for anything else,
 * for a text with an exponent or separators, and for what is not finite (VAL-08, VAL-09).
 */
export const parseNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && NUMERIC.test(value.trim()) ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : null
}

/** The digits of a whole number, as text, in groups of three (VAL-08, VAL-09). */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
