import { LEAD_KINDS, LEAD_LIMITS, LEAD_STAGES } from '@zhushutong/domain/leads'
import * as z from 'zod/mini'
import { recordRef } from '../account/collect.contract'
import {
  atLeast,
  atMost,
  dailyLimit,
  day,
  done,
  fen,
  id,
  pageRequest,
  shortText,
  time,
} from '../shape/common'
import { endpoint } from '../shape/endpoint'

const stage = () => z.enum(LEAD_STAGES)
const leadRef = () => ({ module: z.enum(LEAD_KINDS), moduleId: id() })

/** The published outcome of a followed tender (LEA-04). */
const outcome = () =>
  z.object({
    /** Null where the caller decides alone, such as without an own company. */
    proposedStage: z.nullable(stage()),
    winners: z.array(z.object({ companyId: z.string(), name: z.string() })),
    resultModule: z.enum(['winning', 'tender']),
    resultId: z.string(),
    awardedOn: z.nullable(day()),
  })

const lead = () =>
  z.object({
    leadId: z.string(),
    module: z.enum(LEAD_KINDS),
    moduleId: z.string(),
    /** As the caller may see it now; the title at the time of adding, if the record no longer exists. */
    title: z.string(),
    exists: z.boolean(),
    region: z.nullable(z.string()),
    ownerUnitName: z.nullable(z.string()),
    /** The budget of a tender in CNY. */
    amount: z.nullable(fen()),
    bidDeadline: z.nullable(time()),
    stage: stage(),
    /** The time since which it is in its stage. */
    stageTime: time(),
    note: z.string(),
    remindOn: z.nullable(day()),
    /** True once the message of `remindOn` was sent. */
    isReminded: z.boolean(),
    /** The person in charge; null without a team, and where that person has left. */
    memberId: z.nullable(z.string()),
    /** True for a lead that the caller's team does not see. */
    isPrivate: z.boolean(),
    createTime: time(),
    outcome: z.nullable(outcome()),
  })

/** Leads: followed tenders and companies with their stage, of a member or of a team. */
export const leads = {
  list: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/lead/pageLead',
    access: 'token',
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, stage: z.optional(stage()), memberId: z.optional(id()) }),
    result: () =>
      z.object({
        records: z.array(lead()),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /** The number of leads per stage, of `memberId` if it is set. */
        stages: z.array(z.object({ stage: stage(), total: z.int() })),
        /** Tenders by outcome, for the own win rate (LEA-05). */
        tally: z.object({ submitted: z.int(), won: z.int(), lost: z.int() }),
        /** The people of the team; empty without one. */
        members: z.array(z.object({ memberId: z.string(), name: z.string(), isMe: z.boolean() })),
        dailyLimit: dailyLimit(),
      }),
  }),
  /** Adding a record again changes nothing; within ten minutes of its removal it restores the lead. */
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/lead/addLead',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(leadRef()),
    result: () => z.object({ leadId: z.string(), stage: stage() }),
    errors: ['30003'],
  }),
  /** Fields that are absent stay as they are. */
  update: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/lead/updateLead',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        leadId: id(),
        stage: z.optional(stage()),
        note: z.optional(shortText(LEAD_LIMITS.note)),
        remindOn: z.optional(z.nullable(day())),
        memberId: z.optional(id()),
      }),
    result: done,
    errors: ['00404'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/lead/deleteLead',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ leadId: id() }),
    result: done,
  }),
  followed: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/lead/listFollowed',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({ records: z.array(z.strictObject(recordRef())).check(atLeast(1), atMost(200)) }),
    result: () =>
      z.object({ records: z.array(z.object({ ...leadRef(), leadId: z.string(), stage: stage() })) }),
  }),
}
