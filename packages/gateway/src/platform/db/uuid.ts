const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for a valid UUID. PostgreSQL throws when a uuid column is compared to an invalid one. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
