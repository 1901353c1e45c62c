import { type GroupWords, SCENE_WORDS, sliderParamsWords } from '../words'
import type { login } from './login.contract'

const smsWords = {
  mobile: '手机号',
  smsId: '短信编号，由发送验证码得到',
  validationCode: '六位短信验证码',
} as const
const signWords = {
  scene: SCENE_WORDS,
  mobile: '手机号或用户名，签名只对它有效；risk、unbind、close 不用填，其余场景不填得到的签名不能使用',
} as const
const SCODE_WORDS = '推广码'
const resultWords = {
  token_type: '令牌类型',
  access_token: '令牌，放在 Authorization: Bearer 头中，7 天有效',
  userId: '用户编号',
  isSeven: '这次登录新注册，并赠送了几天 SVIP 体验（默认活动为 7 天），到期时刻见会员信息',
  isNew: '新注册的用户',
} as const
const TASK_WORDS = '扫码登录的编号，由取得网址得到；拿着它的人能得到登录，不要给别人'

const MOBILE = '12200009001'
const SMS_PROOF = { mobile: MOBILE, smsId: 'made-up', validationCode: '000000' } as const

export function loginWords(): GroupWords<typeof login> {
  return {
    captchaKind: {
      summary:
        '用哪一种安全验证：embedded 用 createSlider 与 verifySlider，alibaba 用 createAlibaba 与 verifyAlibaba',
      result: { kind: 'embedded 为本站的滑块，alibaba 为阿里云验证码 2.0' },
    },
    createSlider: {
      summary: '取得滑块验证的图片；网关配置了另一种验证时返回 00134',
      request: signWords,
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
    createAlibaba: {
      summary: '开始一次阿里云验证码 2.0；网关没有配置它时返回 00134',
      request: signWords,
      result: {
        captchaId: '验证编号',
        sceneId: '场景 ID，交给阿里云的脚本',
        prefix: '身份标，交给阿里云的脚本',
        difficulty: '工作量证明平均要算的次数，一小时内取得的验证越多越大',
        expiresAt: '失效的时刻',
      },
      example: { scene: 'login', mobile: MOBILE },
    },
    verifyAlibaba: {
      summary:
        '提交阿里云脚本给出的参数与工作量证明，换取一次有效的签名；每个验证只能提交一次，阿里云没有响应时返回 00135',
      request: {
        captchaId: '验证编号',
        param: '阿里云脚本给出的 captchaVerifyParam，原样提交',
        nonce: '工作量证明，与滑块的相同；SDK 的 solveWork 会算',
      },
      result: { sign: '签名，一次有效' },
      example: { captchaId: 'made-up', param: 'made-up', nonce: '0' },
    },
    createWork: {
      summary: '取得无图验证，看不清图片时用计算代替；每小时次数有限',
      request: signWords,
      result: {
        captchaId: '验证编号',
        difficulty: '工作量证明平均要算的次数',
        expiresAt: '失效的时刻',
      },
      example: { scene: 'risk' },
    },
    verifyWork: {
      summary: '提交无图验证的工作量证明，换取一次有效的签名',
      request: { captchaId: '验证编号', nonce: '工作量证明，与滑块的相同；SDK 的 solveWork 会算' },
      result: { sign: '签名，一次有效' },
      example: { captchaId: 'made-up', nonce: '0' },
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
    byBoss: {
      summary:
        '老板登录：企业负责人用短信验证码登录，查看企业委托的服务订单；请求头 x-client-name、x-device-name 写明客户端与设备（百分号编码），显示在登录的设备中',
      request: smsWords,
      result: resultWords,
      example: SMS_PROOF,
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
        version: '协议的版本，正文有改动即为新版本',
        updatedAt: '协议更新的时刻',
      },
      example: { type: 'privacy' },
    },
  }
}
