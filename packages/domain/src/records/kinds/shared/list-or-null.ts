/** The different texts of a list; null without any. */
export function listOrNull(texts: readonly string[]): readonly string[] | null {
  return texts.length > 0 ? [...new Set(texts)] : null
}
