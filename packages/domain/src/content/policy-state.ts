interface PolicyDays {
  /** YYYY-MM-DD; null where unknown. */
  readonly effectiveOn: string | null
  readonly expiresOn: string | null
  /** The number of the document that replaces it; null without one. */
  readonly replacedBy?: string | null
}

type PolicyState = 'unknown' | 'coming' | 'in-force' | 'replaced' | 'ended'

/**
 * The state of a policy on a day (YYYY-MM-DD): in force from the day of effect up to the day before its end, then
 * replaced if a successor is named (CON-02).
 */
export function findPolicyState(
  { effectiveOn, expiresOn, replacedBy = null }: PolicyDays,
  today: string,
): PolicyState {
  if (expiresOn !== null && expiresOn <= today) return replacedBy === null ? 'ended' : 'replaced'
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
    case 'replaced':
      return '已被替代'
    case 'ended':
      return '已失效'
    default:
      return null
  }
}

/**
 * 由 GB/T 50500-2024 替代: the document that replaced the policy by `today`; null while the policy is in force (CON-02).
 */
export function formatReplacement(policy: PolicyDays, today: string): string | null {
  return policy.replacedBy && findPolicyState(policy, today) === 'replaced'
    ? `由 ${policy.replacedBy} 替代`
    : null
}
