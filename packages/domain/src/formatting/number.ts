const NUMERIC = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** The number that a value is or, as plain decimal text, says; null for anything else. */
export const parseNumber = (value: unknown): number | null => {
  if (typeof value === 'string') return NUMERIC.test(value.trim()) ? Number(value) : null
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The digits of a whole number in groups of three. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
