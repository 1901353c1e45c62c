/**
 * Whether an order may be made under the version of the agreement that its buyer accepted (AGR-01): the one in force. An
 * order of a program that names none is taken, and says so.
 */
export function isVersionAccepted(named: string | null, inForce: string): boolean {
  return named === null || named === inForce
}
