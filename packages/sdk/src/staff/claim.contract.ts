import { CLAIM_ROLES, CLAIM_STATES } from '@zhushutong/domain/claims'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const row = () =>
  z.object({
    id: z.string(),
    module: z.string(),
    moduleName: z.string(),
    moduleId: z.string(),
    title: z.string(),
    /** The record's page in the portal. */
    href: z.nullable(z.string()),
    role: z.enum(CLAIM_ROLES),
    /** The claimant's name as typed. */
    name: z.string(),
    evidence: z.string(),
    /** The account's number, to which the code was sent; masked in `list`. */
    mobile: z.string(),
    /** True if the record states this name for the role; null if it states none (CLM-02). */
    isNameMatch: z.nullable(z.boolean()),
    /** True if the record states this number; null if it states none. */
    isPhoneMatch: z.nullable(z.boolean()),
    state: z.enum(CLAIM_STATES),
    answer: z.nullable(z.string()),
    createTime: time(),
    updateTime: time(),
  })

const calls = callsOf('claim', row)

/** Claims of the own record by members (CLM-02). */
export const claim = {
  list: calls.list(['createTime', 'updateTime'], () => ({
    state: z.optional(z.enum(CLAIM_STATES)),
    words: searchWords(),
  })),
  get: calls.get(),
  accept: calls.action('accept', () => ({})),
  /** Also revokes an accepted claim. */
  refuse: calls.action('refuse', () => ({ reason: shortText(1000) })),
}
