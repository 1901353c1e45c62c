const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text from outside may be compared with a uuid column: PostgreSQL throws for invalid ones. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
