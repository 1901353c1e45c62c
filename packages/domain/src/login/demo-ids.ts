/** The id of a demo account. @param number 1 to 99 */
export function demoAccountId(number: number): string {
  return `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`
}

/** The range of ids reserved for demo accounts. Without the sandbox such an account cannot log in. */
export const DEMO_ACCOUNT_IDS = { first: demoAccountId(0), last: demoAccountId(99) }

export function isDemoAccountId(id: string): boolean {
  return id >= DEMO_ACCOUNT_IDS.first && id <= DEMO_ACCOUNT_IDS.last
}
