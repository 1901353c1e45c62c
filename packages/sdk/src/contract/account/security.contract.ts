import { CLOSING_REASON_MAX } from '@zhushutong/domain/login'
import * as z from 'zod/mini'
import { atMost, done, id, mobile, nothing, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { sliderParams } from './login.contract'

const smsCode = () => z.string().check(z.regex(/^\d{6}$/))

/** A request to close the account; null if there is none. */
const closing = () =>
  z.nullable(
    z.object({
      requestTime: time(),
      /** The time when the account is closed, unless the request is withdrawn earlier. */
      closeTime: time(),
    }),
  )

/** The devices logged in to the account, its mobile number, and closing the account. */
export const security = {
  devices: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/getDevices',
    access: 'token',
    idempotent: true,
    request: nothing,
    /** The present login first, then the most recently used. */
    result: () =>
      z.object({
        devices: z.array(
          z.object({
            deviceId: z.string(),
            /** Operating system and browser, or the name of the program. */
            device: z.string(),
            /** The network address of the login. */
            address: z.nullable(z.string()),
            /** Province and city of the address; null if unknown. */
            place: z.nullable(z.string()),
            createTime: time(),
            lastSeenTime: time(),
            isCurrent: z.boolean(),
          }),
        ),
      }),
  }),
  endDevice: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/endDevice',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ deviceId: id() }),
    result: done,
    errors: ['00404'],
  }),
  endOtherDevices: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/endOtherDevices',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ ended: z.int() }),
  }),
  /** Sends a code to the account's own number. */
  sendOwnCode: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/sendOwnCode',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ params: sliderParams() }),
    result: () => z.object({ smsId: z.string(), resendAt: time() }),
    errors: ['00133', '10002', '10010', '20021', '00429'],
  }),
  /** Ends all other logins. */
  changeMobile: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/changeMobile',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        /** The code sent to the present number. */
        smsId: shortText(64),
        validationCode: smsCode(),
        mobile: mobile(),
        /** The code sent to the new number. */
        newSmsId: shortText(64),
        newValidationCode: smsCode(),
      }),
    result: () => z.object({ mobile: z.string() }),
    errors: ['20021'],
  }),
  closing: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/getClosing',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: closing,
  }),
  requestClosing: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/requestClosing',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        smsId: shortText(64),
        validationCode: smsCode(),
        reason: z.optional(z.string().check(atMost(CLOSING_REASON_MAX))),
      }),
    result: () => z.object({ requestTime: time(), closeTime: time() }),
    errors: ['20021'],
  }),
  withdrawClosing: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/security/withdrawClosing',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: done,
  }),
}
