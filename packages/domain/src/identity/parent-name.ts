/**
 * The end of a complete legal form. 分公司 and 支公司 are no companies of their own, and 公司 is no end in 公司法 or
 * 公司制. The expression has the same meaning in JavaScript and in PostgreSQL.
 */
const COMPLETE_FORM = '(?:(?<![分支])公司(?![制法]|治理|律师)|普通合伙|有限合伙)'

/** The names of dependants in search form, for PostgreSQL too: a complete legal form with text behind it (DAT-20). */
export const DEPENDANT_PATTERN = `..${COMPLETE_FORM}(?!筹$|筹建$)..`

const NAME = new RegExp(`^\\s*(\\S.+?${COMPLETE_FORM}[)）]*)(.*)$`, 'su')
const REMARK = /^\s*[(（][^()（）]*[)）]\s*$/u
const UNIT_IN_BRACKETS = /(?:公司|处|部|厂|店|院|所|站|队|行)[)）]\s*$/u
const NOT_TEXT = /[^\p{L}\p{N}]/gu

const isUnit = (rest: string): boolean => {
  if (REMARK.test(rest) && !UNIT_IN_BRACKETS.test(rest)) return false
  return [...rest.replace(NOT_TEXT, '')].length > 1
}

/**
 * The company that a branch, works or subsidiary is named after (DAT-20): everything up to the end of the first
 * complete legal form, as it is written. Null for a name without text behind its legal form.
 */
export function parentName(name: string): string | null {
  const [, parent, rest] = NAME.exec(name) ?? []
  return parent !== undefined && rest !== undefined && isUnit(rest) ? parent : null
}
