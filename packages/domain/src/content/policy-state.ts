export interface PolicyDays {
  /** YYYY-MM-DD; null where unknown. */
  readonly effectiveOn: string | null
  readonly expiresOn: string | null
}

export type PolicyState = 'unknown' | 'coming' | 'in-force' | 'ended'

/** Whether a policy is in force on a day (YYYY-MM-DD): from the day of effect up to the day before its end (CON-02). */
export function findPolicyState({ effectiveOn, expiresOn }: PolicyDays, today: string): PolicyState {
  if (expiresOn !== null && expiresOn <= today) return 'ended'
  if (effectiveOn === null) return 'unknown'
  return effectiveOn > today ? 'coming' : 'in-force'
}

/** The state in words; null where it is unknown (CON-02). */
export function formatPolicyState(policy: PolicyDays, today: string): string | null {
  switch (findPolicyState(policy, today)) {
    case 'coming':
      return `${policy.effectiveOn} 起施行`
    case 'in-force':
      return '现行有效'
    case 'ended':
      return '已失效'
    default:
      return null
  }
}
