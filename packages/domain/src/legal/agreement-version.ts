/** True when the buyer accepted the agreement version in force (AGR-01). An order without a version is refused. */
export function isVersionAccepted(named: string | null, inForce: string): boolean {
  return named === inForce
}
