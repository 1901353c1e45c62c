/** The pattern of LIKE for texts that contain these words, whose own signs mean nothing. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
