import { STAFF_ROLES } from '@zhushutong/domain/staff'
import * as z from 'zod/mini'
import { done, nothing, shortText, time } from '../contract/shape/common'
import { staffCall } from './resource'

const self = () =>
  z.object({
    id: z.string(),
    account: z.string(),
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    /** The resources visible to the role, in the menu's order (STF-01). */
    resources: z.array(z.string()),
    /** The end of the session, even if the member is active. */
    expiresAt: time(),
  })

/** The session of a staff member; every role may make these calls. */
export const session = {
  /**
   * A login in one or two steps (STF-03). The answer to account and password alone is the next step: the
   * code of the app, or its enrolment. With the code the answer contains the session's token, which the
   * portal hides from scripts.
   */
  login: staffCall(
    'session',
    'login',
    {
      request: () =>
        z.strictObject({
          account: shortText(64),
          password: shortText(128),
          /** '' in the first step. */
          code: z._default(shortText(10), ''),
          /** Only during enrolment. */
          newPassword: z._default(shortText(128), ''),
        }),
      result: () =>
        z.discriminatedUnion('next', [
          z.object({ next: z.literal('code') }),
          z.object({
            next: z.literal('enrol'),
            /** Base32, for typing on a device without a camera. */
            secret: z.string(),
            /** An otpauth:// address, shown as a QR code. */
            uri: z.string(),
          }),
          z.object({ next: z.literal('done'), access_token: z.string(), self: self() }),
        ]),
    },
    { access: 'none' },
  ),
  self: staffCall('session', 'self', { request: nothing, result: self }, { changes: false }),
  /** The names of present and former staff by account, so that a decision shows a name. */
  colleagues: staffCall(
    'session',
    'colleagues',
    {
      request: nothing,
      result: () => z.object({ records: z.array(z.object({ account: z.string(), name: z.string() })) }),
    },
    { changes: false },
  ),
  logout: staffCall('session', 'logout', { request: nothing, result: done }, { idempotent: true }),
  /** Ends all other sessions. */
  changePassword: staffCall('session', 'changePassword', {
    request: () => z.strictObject({ password: shortText(128), newPassword: shortText(128) }),
    result: done,
  }),
}
