/** Lengths of a counted keyword in UTF-16 units (TRK-04). */
const SHORTEST = 2
const LONGEST = 40

/** Seven digits in a row, as in telephone and identity numbers, or the sign of an e-mail address. */
const PERSONAL = /\d{7}|@/

/**
 * True when a search is counted by its keyword, for the staff or the hot searches (TRK-04). Keywords that may identify or
 * reach a person are not counted: full names of people, numbers, e-mail addresses. The caller removes spaces first.
 * @param isName true when the keyword is the full name of a person
 */
export function isCountedKeyword(keyword: string, isName: boolean): boolean {
  const { length } = keyword
  return !isName && length >= SHORTEST && length <= LONGEST && !PERSONAL.test(keyword)
}
