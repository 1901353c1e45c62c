/** A LIKE pattern for texts that contain `words`, with wildcards escaped. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
