import * as z from 'zod/mini'
import { atMost, done, id, mobile, nothing, shortText, time } from './common'
import { endpoint } from './endpoint'

const SCENES = ['login', 'password', 'reset', 'bind', 'risk'] as const

/** What became of a code that was shown to be scanned. */
export const SCAN_STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const

/** What a passed slider gives: single use, bound to scene and mobile. */
const sliderParams = () => z.strictObject({ sign: shortText(200), scene: z.enum(SCENES) })

const loginResult = () =>
  z.object({
    token_type: z.string(),
    /** Absent where the portal keeps it in its HttpOnly cookie instead of handing it to a script. */
    access_token: z.optional(z.string()),
    userId: z.string(),
    /** A seven-day trial of SVIP began with this login (LOG-03). */
    isSeven: z.boolean(),
    isNew: z.boolean(),
  })

export const login = {
  createSlider: endpoint({
    method: 'POST',
    path: '/riskControl/createSlider',
    summary: '取得滑块验证的图片',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ scene: z.enum(SCENES), mobile: z.optional(shortText(30)) }),
    result: () =>
      z.object({
        captchaId: z.string(),
        /** data: addresses of two PNGs; the piece is to be moved to its gap. */
        background: z.string(),
        piece: z.string(),
        width: z.int(),
        height: z.int(),
        pieceSize: z.int(),
        pieceY: z.int(),
        expiresAt: time(),
      }),
    errors: ['00429'],
  }),
  verifySlider: endpoint({
    method: 'POST',
    path: '/riskControl/verifySlider',
    summary: '提交滑块位置，换取一次有效的签名',
    access: 'none',
    idempotent: false,
    request: () =>
      z.strictObject({
        captchaId: id(),
        /** Left edge of the piece in image pixels. */
        x: z.number(),
        /** The drag as [x, y, ms since its start]. */
        track: z.array(z.tuple([z.number(), z.number(), z.number()])).check(atMost(2000)),
      }),
    result: () => z.object({ sign: z.string() }),
    errors: ['10002', '10003'],
  }),
  sendSms: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/sms/sendVerifySmsV2',
    aliases: ['/jian-butler-portal-biz/sms/sendVerifyCodeSms', '/authCenter/sendVerifySmsV2'],
    summary: '发送短信验证码',
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
    summary: '短信登录；未注册的手机号自动注册',
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
    summary: '密码登录',
    access: 'none',
    encryptsRequest: true,
    idempotent: false,
    request: () =>
      z.strictObject({ loginName: shortText(50), password: shortText(64), params: sliderParams() }),
    result: loginResult,
    errors: ['20001', '00139', '10004', '00429'],
  }),
  createScan: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/getWxLoginUrl',
    aliases: ['/authCenter/getWxLoginUrl'],
    summary: '取得微信扫码登录的网址',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** To be opened in a window of its own, there to scan and confirm. */
        url: z.string(),
        /** The page brings WeChat's own code; else `url` may also be drawn as a code for the phone. */
        isPage: z.boolean(),
        /** What `byScan` asks by. Whoever holds it takes the login, so it stays where it was asked for. */
        loginTaskId: z.string(),
        expiresAt: time(),
      }),
    errors: ['00102', '00429'],
  }),
  byScan: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/login/registerLoginWx',
    aliases: ['/authCenter/registerLoginWx'],
    summary: '扫码登录的结果，每 2 秒问一次；微信没有绑定账号时没有 userId，接着用 bindScan 绑定手机号',
    access: 'none',
    // A login is given out once: whoever asks again finds the code used up.
    idempotent: false,
    request: () => z.strictObject({ loginTaskId: id() }),
    result: () =>
      z.object({
        state: z.enum(SCAN_STATES),
        token_type: z.optional(z.string()),
        access_token: z.optional(z.string()),
        /** Of a confirmed code: absent where the WeChat belongs to no account yet (LOG-04). */
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
    summary: '把扫码的微信绑定到手机号的账号并登录；未注册的手机号自动注册',
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
    summary: '用短信验证码重设密码',
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
    errors: ['10000', '10003', '10011', '00152'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/authCenter/logOutByAnything',
    summary: '退出登录，令牌立即失效',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: done,
  }),
  agreement: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/agreement/getAgreement',
    summary: '协议全文',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ type: z.enum(['agreement', 'privacy', 'disclaimers', 'purchase']) }),
    /** `content` is HTML made by us: headings, paragraphs and lists only. */
    result: () => z.object({ title: z.string(), content: z.string(), updatedAt: time() }),
  }),
}
