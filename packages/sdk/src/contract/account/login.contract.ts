import * as z from 'zod/mini'
import { atLeast, atMost, done, id, mobile, nothing, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const SCENES = ['login', 'password', 'reset', 'bind', 'risk', 'unbind', 'rebind', 'close', 'claim'] as const

/** The challenges that a gateway can be configured with: its own slider, or Alibaba Cloud Captcha 2.0. */
export const CAPTCHA_KINDS = ['embedded', 'alibaba'] as const

/** The header with which a portal sends a secret of the browser; a scanned login is then bound to it. */
export const BROWSER_KEY_HEADER = 'x-browser-key'

/** The gateway's path to which WeChat redirects after a scan. */
export const SCAN_CALLBACK_PATH = '/wechat/callback'

/** The states of a QR code for login. */
const SCAN_STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const

/** The result of a passed challenge: single use, bound to scene and mobile. */
export const sliderParams = () => z.strictObject({ sign: shortText(200), scene: z.enum(SCENES) })

const loginResult = () =>
  z.object({
    token_type: z.literal('Bearer'),
    /** Absent if the portal stores it in its HttpOnly cookie instead. */
    access_token: z.optional(z.string()),
    userId: z.string(),
    /** True when a seven-day trial of SVIP started with this login (LOG-03). */
    isSeven: z.boolean(),
    isNew: z.boolean(),
  })

export const login = {
  /** The kind of challenge to show; calls of the other kind answer 00134. */
  captchaKind: endpoint({
    method: 'POST',
    path: '/riskControl/captchaKind',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.object({ kind: z.enum(CAPTCHA_KINDS) }),
  }),
  createSlider: endpoint({
    method: 'POST',
    path: '/riskControl/createSlider',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ scene: z.enum(SCENES), mobile: z.optional(shortText(30)) }),
    result: () =>
      z.object({
        captchaId: z.string(),
        /** Data URLs of two PNGs; the user drags the piece into the gap. */
        background: z.string(),
        piece: z.string(),
        width: z.int(),
        height: z.int(),
        pieceSize: z.int(),
        pieceY: z.int(),
        /** The mean number of hashes of the proof of work; it grows with the puzzles of the last hour. */
        difficulty: z.int(),
        expiresAt: time(),
      }),
    errors: ['00134', '00429'],
  }),
  verifySlider: endpoint({
    method: 'POST',
    path: '/riskControl/verifySlider',
    access: 'none',
    idempotent: false,
    request: () =>
      z.strictObject({
        captchaId: id(),
        /** Left edge of the piece in image pixels. */
        x: z.number(),
        /** The drag as [x, y, ms since its start]. */
        track: z.array(z.tuple([z.number(), z.number(), z.number()])).check(atMost(2000)),
        /** The result of the proof of work, computed by `solveWork` of the SDK's `/login`. */
        nonce: shortText(32),
      }),
    result: () => z.object({ sign: z.string() }),
    errors: ['10002', '10003', '00429'],
  }),
  createAlibaba: endpoint({
    method: 'POST',
    path: '/riskControl/createAlibaba',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ scene: z.enum(SCENES), mobile: z.optional(shortText(30)) }),
    result: () =>
      z.object({
        captchaId: z.string(),
        /** A parameter for Alibaba's script, together with `prefix`. */
        sceneId: z.string(),
        prefix: z.string(),
        /** The mean number of hashes of the proof of work, as with a slider. */
        difficulty: z.int(),
        expiresAt: time(),
      }),
    errors: ['00134', '00429'],
  }),
  verifyAlibaba: endpoint({
    method: 'POST',
    path: '/riskControl/verifyAlibaba',
    access: 'none',
    idempotent: false,
    request: () =>
      z.strictObject({
        captchaId: id(),
        /** The captchaVerifyParam of Alibaba's script, unmodified. */
        param: shortText(16_384).check(atLeast(1)),
        nonce: shortText(32),
      }),
    result: () => z.object({ sign: z.string() }),
    errors: ['10002', '10003', '00134', '00135', '00429'],
  }),
  /** The check without a picture, by proof of work alone, for users who cannot see pictures. */
  createWork: endpoint({
    method: 'POST',
    path: '/riskControl/createWork',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ scene: z.enum(SCENES), mobile: z.optional(shortText(30)) }),
    result: () =>
      z.object({
        captchaId: z.string(),
        /** The mean number of hashes of the proof of work. */
        difficulty: z.int(),
        expiresAt: time(),
      }),
    errors: ['00429'],
  }),
  verifyWork: endpoint({
    method: 'POST',
    path: '/riskControl/verifyWork',
    access: 'none',
    idempotent: false,
    request: () => z.strictObject({ captchaId: id(), nonce: shortText(32) }),
    result: () => z.object({ sign: z.string() }),
    errors: ['10002', '10003', '00429'],
  }),
  sendSms: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/sms/sendVerifySmsV2',
    aliases: ['/jian-butler-portal-biz/sms/sendVerifyCodeSms', '/authCenter/sendVerifySmsV2'],
    access: 'none',
    idempotent: false,
    request: () => z.strictObject({ mobile: mobile(), params: sliderParams() }),
    result: () => z.object({ smsId: z.string(), resendAt: time() }),
    errors: ['00133', '10002', '10010', '00429'],
  }),
  bySms: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/registerLoginSms',
    aliases: ['/authCenter/registerLoginSms'],
    access: 'none',
    idempotent: false,
    request: () =>
      z.strictObject({
        mobile: mobile(),
        smsId: shortText(64),
        validationCode: z.string().check(z.regex(/^\d{6}$/)),
        scode: z.optional(shortText(64)),
      }),
    result: loginResult,
    errors: ['10003', '10004', '10011', '00152', '20003', '00102'],
  }),
  byPassword: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/loginByUsername',
    aliases: ['/authCenter/loginByUsername', '/api/login/loginByUsername'],
    access: 'none',
    encryptsRequest: true,
    idempotent: false,
    request: () =>
      z.strictObject({ loginName: shortText(50), password: shortText(64), params: sliderParams() }),
    result: loginResult,
    errors: ['20001', '00139', '10004', '00429'],
  }),
  /** The principal of a firm that ordered a service (BOS-07); the client and the device are named in two headers. */
  byBoss: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/loginBoss',
    access: 'none',
    idempotent: false,
    request: () =>
      z.strictObject({
        mobile: mobile(),
        smsId: shortText(64),
        validationCode: z.string().check(z.regex(/^\d{6}$/)),
      }),
    result: loginResult,
    errors: ['10000', '10003', '10004', '10011', '00152'],
  }),
  createScan: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/getWxLoginUrl',
    aliases: ['/authCenter/getWxLoginUrl'],
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** The page to open in its own window, where the user scans and confirms. */
        url: z.string(),
        /**
         * True when the page shows WeChat's own QR code; otherwise `url` can also be drawn as a QR code for
         * the phone.
         */
        isPage: z.boolean(),
        /**
         * The id for `byScan`. Anyone who has it can take over the login, so only the requester may know
         * it.
         */
        loginTaskId: z.string(),
        expiresAt: time(),
      }),
    errors: ['00102', '00429'],
  }),
  byScan: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/registerLoginWx',
    aliases: ['/authCenter/registerLoginWx'],
    access: 'none',
    // Not idempotent: a login is returned once, then the code is used up.
    idempotent: false,
    request: () => z.strictObject({ loginTaskId: id() }),
    result: () =>
      z.object({
        state: z.enum(SCAN_STATES),
        token_type: z.optional(z.literal('Bearer')),
        access_token: z.optional(z.string()),
        /** Only for a confirmed code: absent if the WeChat user has no account yet (LOG-04). */
        userId: z.optional(z.string()),
        isSeven: z.optional(z.boolean()),
        isNew: z.optional(z.boolean()),
      }),
    errors: ['10004', '00429'],
  }),
  bindScan: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/associatedUserByMobile',
    aliases: ['/authCenter/associatedUserByMobile'],
    access: 'none',
    idempotent: false,
    request: () =>
      z.strictObject({
        loginTaskId: id(),
        mobile: mobile(),
        smsId: shortText(64),
        validationCode: z.string().check(z.regex(/^\d{6}$/)),
        scode: z.optional(shortText(64)),
      }),
    result: loginResult,
    errors: ['10003', '10004', '10011', '00152', '20015', '20016', '20018', '00429'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/member/forgetPassword',
    aliases: ['/authCenter/forgetPassword'],
    access: 'none',
    encryptsRequest: true,
    idempotent: false,
    request: () =>
      z.strictObject({
        mobile: mobile(),
        smsId: shortText(64),
        validationCode: z.string().check(z.regex(/^\d{6}$/)),
        password: z.string().check(z.regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/)),
      }),
    result: done,
    errors: ['10000', '10003', '10011', '00152', '20019'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/authCenter/logOutByAnything',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: done,
  }),
  agreement: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/agreement/getAgreement',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ type: z.enum(['agreement', 'privacy', 'disclaimers', 'purchase']) }),
    /** `content` is HTML generated by the portal: headings, paragraphs and lists only. */
    result: () =>
      z.object({ title: z.string(), content: z.string(), version: z.string(), updatedAt: time() }),
  }),
}
