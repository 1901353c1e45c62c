import { POSTING_KINDS, POSTING_STATES } from '@zhushutong/domain/labour'
import * as z from 'zod/mini'
import { shortText, time } from '../contract/common'
import { callsOf, searchWords } from './resource'

const row = () =>
  z.object({
    id: z.string(),
    module: z.enum(POSTING_KINDS),
    state: z.enum(POSTING_STATES),
    /** As its author reads it: one beyond its days is 已到期. */
    stateName: z.string(),
    reason: z.nullable(z.string()),
    until: z.nullable(time()),
    title: z.string(),
    jobType: z.string(),
    experience: z.string(),
    region: z.string(),
    /** Yuan a month. */
    payMin: z.string(),
    payMax: z.string(),
    certificates: z.array(z.string()),
    description: z.string(),
    contactName: z.string(),
    /** Whole in `get` and after an action, masked in `list`. */
    contactPhone: z.string(),
    days: z.string(),
    companyName: z.string(),
    headcount: z.string(),
    benefits: z.array(z.string()),
    availability: z.string(),
    createTime: time(),
    updateTime: time(),
  })

const calls = callsOf('posting', row)

/** What members post in the labour hall, to be checked (LAB-02). */
export const posting = {
  list: calls.list(['updateTime', 'createTime'], () => ({
    state: z.optional(z.enum(POSTING_STATES)),
    module: z.optional(z.enum(POSTING_KINDS)),
    words: searchWords(),
  })),
  get: calls.get(),
  approve: calls.action('approve', () => ({})),
  /** Also takes back one that is shown. */
  refuse: calls.action('refuse', () => ({ reason: shortText(1000) })),
}
