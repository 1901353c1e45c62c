const NEEDS_ESCAPE = /[\\']/

/** A lexeme in the text form of tsvector and tsquery, with special characters escaped. */
export function quotedLexeme(token: string): string {
  return NEEDS_ESCAPE.test(token) ? `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${token}'`
}

/** A group of tokens that any of them meets; with `prefix`, they are beginnings of tokens. */
export interface TokenGroup {
  readonly tokens: readonly string[]
  readonly prefix?: boolean
}

/** A query that requires all groups; null without groups. */
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
