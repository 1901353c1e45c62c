const NEEDS_ESCAPE = /[\\']/

/** A lexeme in the text form of tsvector and tsquery, whatever characters it holds. */
export function quotedLexeme(token: string): string {
  return NEEDS_ESCAPE.test(token) ? `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${token}'`
}

/** One group of tokens, of which any one suffices; '*' marks a beginning. */
export interface TokenGroup {
  readonly tokens: readonly string[]
  readonly prefix?: boolean
}

/** All groups must be met. Null where nothing is asked. */
export function tsqueryOf(groups: readonly TokenGroup[]): string | null {
  return groups.length === 0
    ? null
    : groups
        .map(
          ({ tokens, prefix }) =>
            `(${tokens.map((t) => quotedLexeme(t) + (prefix ? ':*' : '')).join(' | ')})`,
        )
        .join(' & ')
}
