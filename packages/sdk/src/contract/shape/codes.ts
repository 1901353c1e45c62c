import { ERROR_TEXTS } from '@zhushutong/domain/errors'

interface GatewayCode {
  /** The HTTP status of the answer. */
  readonly status: number
  readonly text: string
}

/**
 * Codes of the gateway itself, besides the error catalogue (ERR-09); the message in an answer takes precedence over
 * `text`.
 */
export const GATEWAY_CODES = {
  '00001': { status: 500, text: ERROR_TEXTS['00001'] },
  '00102': { status: 200, text: '登录未成功，原因见返回的说明' },
  '00113': { status: 401, text: '请先登录' },
  '00131': { status: 403, text: '请先完成真人验证' },
  '00133': { status: 200, text: '验证码发送过于频繁，请稍后重试' },
  '00134': { status: 200, text: '安全验证的方式已更换，请重试' },
  '00135': { status: 200, text: '安全验证服务暂时没有响应，请稍后重试' },
  '00139': { status: 200, text: '请重新完成滑块验证' },
  '00400': { status: 400, text: '请求参数有误' },
  '00401': { status: 401, text: '登录已失效，请重新登录' },
  '00403': { status: 403, text: '没有访问权限，请先开通相应的会员或服务' },
  '00404': { status: 404, text: '请求的地址不存在' },
  '00409': { status: 409, text: '您的会员已到期' },
  '00422': { status: 422, text: '这个 Idempotency-Key 已用于另一个请求' },
  '00429': { status: 429, text: '操作过于频繁，请稍后重试' },
  '00430': { status: 400, text: '请求的加密信息无效或已过期' },
  '00431': { status: 403, text: '这个密钥的范围不包含此接口，可在 API 中心新建密钥' },
  '20019': { status: 200, text: '这个密码太常见，容易被猜到，请换一个' },
  '20021': { status: 200, text: '演示账号不能更换手机号，也不能注销' },
  '40012': { status: 200, text: '《产品购买及使用协议》已更新，请阅读新版后重新确认' },
  '40013': {
    status: 200,
    text: '这个游标之后的变更已有一部分不再保留，请重新取全部数据，再从现在的游标继续',
  },
  '20003': { status: 200, text: '登录未成功，原因见返回的说明' },
} as const satisfies Readonly<Record<string, GatewayCode>>

const TEXTS: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(GATEWAY_CODES).map(([code, { text }]) => [code, text]),
)

/** The text of a code: the catalogue's, else the gateway's own; null for an unknown code. */
export function codeText(code: string): string | null {
  return (ERROR_TEXTS as Readonly<Record<string, string>>)[code] ?? TEXTS[code] ?? null
}
