/** Lengths of a counted keyword in UTF-16 units (TRK-04). */
const SHORTEST = 2
const LONGEST = 40

/** Seven digits in a row: a telephone number, an identity number. An e-mail address has its sign. */
const PERSONAL = /\d{7}|@/

/**
 * Whether a search without results is counted for the staff (TRK-04). What may name or reach a person is not: whole
 * names of people, numbers, e-mail addresses. Spaces are removed before.
 * @param isName whether the keyword is the whole name of a person
 */
export function countsAsMiss(keyword: string, isName: boolean): boolean {
  const { length } = keyword
  return !isName && length >= SHORTEST && length <= LONGEST && !PERSONAL.test(keyword)
}
