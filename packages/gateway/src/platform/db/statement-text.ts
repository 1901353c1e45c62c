/** The maximum length of a statement's text in a trace, in UTF-16 units. */
const MAX_TEXT = 4_000

/** Texts in quotes or dollars, and numbers of four and more digits. Parameters ($1) and names in double quotes stay. */
const VALUES = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$"])\d{4,}(?:\.\d+)?/g

/** The text of a statement without values. */
export function removeValues(text: string): string {
  return text.slice(0, MAX_TEXT).replace(VALUES, '?')
}

/** The first word of a statement, such as select. */
export function readVerb(text: string): string {
  return /^[\s(]*([a-z]{1,20})/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
}
