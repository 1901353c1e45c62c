import { STAFF_ROLES } from '@zhushutong/domain/staff'
import * as z from 'zod/mini'
import { moment, shortText, time } from '../contract/shape/common'
import { callsOf, rowId, searchWords } from './resource'

const member = () =>
  z.object({
    id: z.string(),
    account: z.string(),
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    isDisabled: z.boolean(),
    /** True after the first login. */
    isEnrolled: z.boolean(),
    lastLoginTime: z.nullable(time()),
    sessions: z.int(),
    createTime: time(),
    /** The password for the first login, returned only by `create` and `reset`. */
    password: z.optional(z.string()),
  })

const calls = callsOf('staff', member)

/** The staff accounts (STF-05). */
export const staff = {
  list: calls.list(['createTime', 'account', 'lastLoginTime'], () => ({
    role: z.optional(z.enum(STAFF_ROLES)),
    words: searchWords(),
  })),
  get: calls.get(),
  create: calls.create(() => ({ account: shortText(64), name: shortText(64), role: shortText(16) })),
  update: calls.update(() => ({ name: shortText(64), role: shortText(16) })),
  disable: calls.action('disable', () => ({})),
  enable: calls.action('enable', () => ({})),
  /** Sets a new password for one login, which enrols the app again; ends all sessions. */
  reset: calls.action('reset', () => ({})),
  endSessions: calls.action('endSessions', () => ({})),
}

const state = () => z.record(z.string(), z.unknown())

const entry = () =>
  z.object({
    id: z.string(),
    time: time(),
    /** The account, or `command` for a command of the server. */
    actor: z.string(),
    actorName: z.string(),
    role: z.nullable(z.enum(STAFF_ROLES)),
    resource: z.string(),
    action: z.string(),
    subject: z.string(),
    before: state(),
    after: state(),
  })

/** The changes made by staff (STF-06). */
export const audit = {
  list: callsOf('audit', entry).list(['time'], () => ({
    actor: z._default(shortText(64), ''),
    resource: z._default(shortText(32), ''),
    subject: z._default(rowId(), ''),
    from: z.optional(moment()),
    to: z.optional(moment()),
  })),
}
