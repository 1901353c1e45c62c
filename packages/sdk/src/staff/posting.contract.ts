import { POSTING_KINDS, POSTING_STATES } from '@zhushutong/domain/labour'
import * as z from 'zod/mini'
import { posting as row } from '../contract/services/labour.contract'
import { shortText } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const calls = callsOf('posting', row)

/**
 * Postings of members in the labour hall, for approval (LAB-02); the contact's number is masked in `list`.
 */
export const posting = {
  list: calls.list(['updateTime', 'createTime'], () => ({
    state: z.optional(z.enum(POSTING_STATES)),
    module: z.optional(z.enum(POSTING_KINDS)),
    words: searchWords(),
  })),
  get: calls.get(),
  approve: calls.action('approve', () => ({})),
  /** Also withdraws a visible posting. */
  refuse: calls.action('refuse', () => ({ reason: shortText(1000) })),
}
