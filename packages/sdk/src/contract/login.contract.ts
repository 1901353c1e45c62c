import * as z from 'zod/mini'
import { atMost, done, id, mobile, nothing, shortText, time } from './common'
import { endpoint } from './endpoint'
import type { GroupWords } from './words'

export const SCENES = ['login', 'password', 'reset', 'bind', 'risk', 'unbind', 'rebind', 'close'] as const

/** The states of a QR code for login. */
export const SCAN_STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const

/** The result of a passed slider: single use, bound to scene and mobile. */
export const sliderParams = () => z.strictObject({ sign: shortText(200), scene: z.enum(SCENES) })

const loginResult = () =>
  z.object({
    token_type: z.string(),
    /** Absent if the portal keeps it in its HttpOnly cookie instead. */
    access_token: z.optional(z.string()),
    userId: z.string(),
    /** A seven-day trial of SVIP started with this login (LOG-03). */
    isSeven: z.boolean(),
    isNew: z.boolean(),
  })

export const login = {
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
    errors: ['00429'],
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
        /** The proof of work, by `solveWork` of the SDK's `/login`. */
        nonce: shortText(32),
      }),
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
         * Whether the page shows WeChat's own QR code; otherwise `url` can also be drawn as a QR code for the phone.
         */
        isPage: z.boolean(),
        /** The id for `byScan`. Anyone who has it can take over the login, so it must stay with its requester. */
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
        token_type: z.optional(z.string()),
        access_token: z.optional(z.string()),
        /** For a confirmed code: absent if the WeChat user has no account yet (LOG-04). */
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
    /** `content` is HTML generated by us: headings, paragraphs and lists only. */
    result: () => z.object({ title: z.string(), content: z.string(), updatedAt: time() }),
  }),
}

export const SCENE_WORDS =
  '用于什么：login 短信登录，password 密码登录，reset 重设密码，bind 绑定手机号，risk 风险验证，unbind 更换手机号（原号码），rebind 更换手机号（新号码），close 注销账号'
export const sliderParamsWords = [
  '滑块验证的结果',
  { sign: '滑块通过后得到的签名，一次有效', scene: SCENE_WORDS },
] as const
const smsWords = {
  mobile: '手机号',
  smsId: '短信编号，由发送验证码得到',
  validationCode: '六位短信验证码',
} as const
const SCODE_WORDS = '推广码'
const resultWords = {
  token_type: '令牌类型',
  access_token: '令牌，放在 Authorization: Bearer 头中，7 天有效',
  userId: '用户编号',
  isSeven: '这次登录赠送了 7 天 SVIP',
  isNew: '新注册的用户',
} as const
const TASK_WORDS = '扫码登录的编号，由取得网址得到；拿着它的人能得到登录，不要给别人'

const MOBILE = '12200009001'
const SMS_PROOF = { mobile: MOBILE, smsId: 'made-up', validationCode: '000000' } as const

export function loginWords(): GroupWords<typeof login> {
  return {
    createSlider: {
      summary: '取得滑块验证的图片',
      request: {
        scene: SCENE_WORDS,
        mobile: '手机号或用户名，签名只对它有效；risk 不用填，其余场景不填得到的签名不能使用',
      },
      result: {
        captchaId: '滑块编号',
        background: '底图，上面有几个形状不同的缺口，data: 网址',
        piece: '拼图块，与其中一个缺口形状相同，data: 网址',
        width: '底图的宽，像素',
        height: '底图的高，像素',
        pieceSize: '拼图块边长，像素',
        pieceY: '拼图块的纵向位置，像素',
        difficulty: '工作量证明平均要算的次数，一小时内取得的滑块越多越大',
        expiresAt: '滑块失效的时刻',
      },
      example: { scene: 'login', mobile: MOBILE },
    },
    verifySlider: {
      summary: '提交滑块位置与工作量证明，换取一次有效的签名；每个滑块只能提交一次，不对就换一个',
      request: {
        captchaId: '滑块编号',
        x: '拼图块左缘的横向位置，像素',
        track: '拖动轨迹：[x, y, 毫秒]',
        nonce:
          '工作量证明：以它为口令、滑块编号为盐，scrypt（N=1024，r=8，p=1）前 4 字节的大端整数乘以 difficulty 须小于 2 的 32 次方；SDK 的 solveWork 会算',
      },
      result: { sign: '签名，一次有效' },
      example: { captchaId: 'made-up', x: 1, track: [[0, 0, 0]], nonce: '0' },
    },
    sendSms: {
      summary: '发送短信验证码',
      request: { mobile: '接收短信的手机号', params: sliderParamsWords },
      result: { smsId: '短信编号，登录时用', resendAt: '可以再次发送的时刻' },
      example: { mobile: MOBILE, params: { sign: 'made-up', scene: 'login' } },
    },
    bySms: {
      summary: '短信登录；未注册的手机号自动注册',
      request: { ...smsWords, scode: SCODE_WORDS },
      result: resultWords,
      example: SMS_PROOF,
    },
    byPassword: {
      summary: '密码登录',
      request: { loginName: '手机号或用户名', password: '密码', params: sliderParamsWords },
      result: resultWords,
      example: {
        loginName: MOBILE,
        password: 'made-up1',
        params: { sign: 'made-up', scene: 'password' },
      },
    },
    createScan: {
      summary: '取得微信扫码登录的网址',
      result: {
        url: '扫码登录的网址',
        isPage: '网址是带二维码的网页，只能在窗口中打开；否则也可以直接画成二维码',
        loginTaskId: '扫码登录的编号，据此询问结果；拿着它的人能得到登录，不要给别人',
        expiresAt: '二维码失效的时刻',
      },
    },
    byScan: {
      summary: '扫码登录的结果，每 2 秒问一次；微信没有绑定账号时没有 userId，接着用 bindScan 绑定手机号',
      request: { loginTaskId: TASK_WORDS },
      result: {
        state:
          '扫码进行到哪一步：waiting 等待扫码，scanned 已扫码，confirmed 已确认，cancelled 已取消，expired 已失效',
        ...resultWords,
        userId: '用户编号；微信还没有绑定账号时没有',
      },
      example: { loginTaskId: 'made-up' },
    },
    bindScan: {
      summary: '把扫码的微信绑定到手机号的账号并登录；未注册的手机号自动注册',
      request: { loginTaskId: TASK_WORDS, ...smsWords, scode: SCODE_WORDS },
      result: resultWords,
      example: { ...SMS_PROOF, loginTaskId: 'made-up' },
    },
    resetPassword: {
      summary: '用短信验证码重设密码',
      request: { ...smsWords, password: '新密码，8 至 20 位，须有字母和数字' },
      example: { ...SMS_PROOF, password: 'made0up1' },
    },
    logout: { summary: '退出登录，令牌立即失效' },
    agreement: {
      summary: '协议全文',
      request: {
        type: '哪份协议：agreement 用户协议，privacy 隐私政策，disclaimers 免责声明，purchase 购买协议',
      },
      result: {
        title: '协议标题',
        content: '正文 HTML，只有标题、段落与列表',
        updatedAt: '协议更新的时刻',
      },
      example: { type: 'privacy' },
    },
  }
}
