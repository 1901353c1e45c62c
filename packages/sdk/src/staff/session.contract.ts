import { STAFF_ROLES } from '@zhushutong/domain/staff'
import * as z from 'zod/mini'
import { done, nothing, shortText, time } from '../contract/common'
import { staffCall } from './resource'

const self = () =>
  z.object({
    id: z.string(),
    account: z.string(),
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    /** What the role sees, in the menu's order (STF-01). */
    resources: z.array(z.string()),
    /** When the session ends however busy it is. */
    expiresAt: time(),
  })

/** The session of a member of the staff; every role makes these calls. */
export const session = {
  /**
   * A login in one or two steps (STF-03): account and password alone are answered by what is still needed, the code of
   * the app or its enrolment; with the code by the session's token, which the portal keeps from scripts.
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
          /** With the enrolment only. */
          newPassword: z._default(shortText(128), ''),
        }),
      result: () =>
        z.discriminatedUnion('next', [
          z.object({ next: z.literal('code') }),
          z.object({
            next: z.literal('enrol'),
            /** Base32, to be typed where no camera is. */
            secret: z.string(),
            /** otpauth:// address, shown as a QR code. */
            uri: z.string(),
          }),
          z.object({ next: z.literal('done'), access_token: z.string(), self: self() }),
        ]),
    },
    { access: 'none' },
  ),
  self: staffCall('session', 'self', { request: nothing, result: self }, { changes: false }),
  /** The names of the staff by account, also of those who left, so that a decision is shown by name. */
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
