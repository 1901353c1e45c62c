const NUMERIC = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/**
 * Parses a number or its plain decimal text with ASCII digits; null for anything else, for exponents, separators and
 * non-finite numbers.
 */
export function parseNumber(value: unknown): number | null {
  const number = typeof value === 'string' && NUMERIC.test(value.trim()) ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : null
}

/** Digits of a whole number with thousands separators. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
