import { DAY_MS, holdsIdNumber, ID_NUMBER_TEXT } from '../formatting'
import { NO_SMS_ERROR, smsCodeError } from '../login'
import { person } from '../records'

/** The roles of a claimant. */
export const CLAIM_ROLES = ['self', 'legal', 'agent'] as const
export type ClaimRole = (typeof CLAIM_ROLES)[number]

export const CLAIM_ROLE_LABELS: Readonly<Record<ClaimRole, string>> = {
  self: '本人',
  legal: '法定代表人',
  agent: '企业经办人',
}

const ROLES_OF = {
  person: ['self'],
  company: ['legal', 'agent'],
} as const satisfies Readonly<Record<string, readonly ClaimRole[]>>

/** The kinds of records that can be claimed. */
export type ClaimKind = keyof typeof ROLES_OF

/** True for a kind of records that can be claimed. */
export function isClaimKind(kind: string): kind is ClaimKind {
  return Object.hasOwn(ROLES_OF, kind)
}

/** The roles in which a record of a kind is claimed; empty for a kind without claims (CLM-01). */
export function listClaimRoles(kind: string): readonly ClaimRole[] {
  return isClaimKind(kind) ? ROLES_OF[kind] : []
}

/** Maximum lengths of the texts of a claim in UTF-16 units. */
export const CLAIM_LENGTHS = { name: 50, evidence: 500 } as const

/** The limit of claims per member; `within` in ms. */
export const CLAIM_LIMIT = { within: DAY_MS, most: 5 } as const

/** A claim as filled in; empty fields are ''. */
export interface ClaimInput {
  readonly role: string
  /** The claimant's own name. */
  readonly name: string
  /** Facts that the staff can verify: number of a certificate, post, office telephone. */
  readonly evidence: string
  /** The code to the account's number. */
  readonly smsId: string
  readonly validationCode: string
}

interface ClaimProblem {
  readonly field: keyof ClaimInput
  readonly message: string
}

/** The claim with its texts trimmed (CLM-01). */
export function trimClaim(claim: ClaimInput): ClaimInput {
  return {
    ...claim,
    name: claim.name.trim(),
    evidence: claim.evidence.trim(),
    validationCode: claim.validationCode.trim(),
  }
}

const checkName = (name: string): string | null => {
  if (name === '') return '请填写您的真实姓名'
  return name.length > CLAIM_LENGTHS.name ? `姓名最多 ${CLAIM_LENGTHS.name} 字` : null
}

const checkProof = (evidence: string): string | null => {
  if (evidence === '') return '请填写可以核实的信息'
  if (holdsIdNumber(evidence)) return ID_NUMBER_TEXT
  return evidence.length > CLAIM_LENGTHS.evidence ? `最多 ${CLAIM_LENGTHS.evidence} 字` : null
}

/** All problems of a trimmed claim, in the order of the form; empty if it can be sent (CLM-01). */
export function checkClaim(kind: string, claim: ClaimInput): ClaimProblem[] {
  const isRole = listClaimRoles(kind).some((role) => role === claim.role)
  const problems = [
    ['role', isRole ? null : '请选择您的身份'],
    ['name', checkName(claim.name)],
    ['evidence', checkProof(claim.evidence)],
    ['validationCode', claim.smsId === '' ? NO_SMS_ERROR : smsCodeError(claim.validationCode)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/**
 * True when the claimant's name is the name that the record states for the role; null if the record states none. It
 * informs the staff, and refuses nothing: a claimant must not learn a masked name by trying (CLM-02).
 */
export function matchesName(
  role: ClaimRole,
  name: string,
  record: Readonly<Record<string, unknown>>,
): boolean | null {
  const stated = role === 'self' ? record[person.title] : role === 'legal' ? record.legalPerson : null
  return typeof stated === 'string' && stated !== '' ? stated.trim() === name : null
}

/** The messages about claims. */
export const CLAIM_TEXTS = {
  button: { person: '我是本人', company: '认领本企业' },
  title: { person: '认领本人记录', company: '认领本企业' },
  marked: { person: '本人已认领', company: '企业已认领' },
  sent: '已提交，审核结果会在站内消息通知您',
  again: '您已认领这条记录，或认领正在审核中',
  tooMany: '今天提交的认领过多，请明天再试',
  taken: '已有本人认领这条记录，先撤销那一条再通过',
} as const
