/**
 * Whether an order may be made under the version of the agreement that its buyer accepted (AGR-01): the one in force. An
 * order that names none is refused.
 */
export function isVersionAccepted(named: string | null, inForce: string): boolean {
  return named === inForce
}
