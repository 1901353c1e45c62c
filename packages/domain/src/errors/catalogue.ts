/** The title of the warning that shows a failure (ERR-12). */
export const NOTICE_TITLE = '提示'

/** Error texts by code (ERR-09). */
export const ERROR_TEXTS = {
  '00001': '服务开小差了，请稍后重试',
  '00152': '提交的手机号与接收验证码的手机号不一致',
  '10000': '该手机号尚未注册',
  '10001': '用户名或密码错误',
  '10002': '验证流程异常，请重新操作',
  '10003': '验证码已过期，请重新获取',
  '10004': '该账号已被冻结，请联系客服',
  '10005': '密码错误',
  '10010': '短信发送失败，请稍后重试',
  '10011': '验证码错误',
  '10020': '邮箱验证失败',
  '10021': '邮箱验证码错误',
  '10022': '邮箱验证码已过期，请重新获取',
  '10099': '筛选条件不能为空',
  '11000': '报告不存在',
  '11001': '报告正在生成中，请稍后查看',
  '11002': '当前登录用户与报告所属用户不一致',
  '20000': '用户不存在',
  '20001': '用户名或密码错误',
  '20014': '该账号已是正式用户',
  '20015': '未找到微信信息',
  '20016': '该微信已绑定其他账号',
  '20018': '该手机号已绑定其他用户',
  '30000': '暂无数据',
  '30001': '省份不能为空',
  '30002': '充值记录不存在',
  '30003': '未查询到相关信息',
  '30020': '报告正在生成中，请稍后查看',
  '30021': '报告正在查询中，请稍后查看',
  '30022': '未找到该企业',
  '30030': '未找到该企业',
  '30031': '未找到该企业',
  '30032': '未找到该中标信息',
  '40000': '产品信息获取失败，请稍后重试',
  '40001': '订单不存在',
  '40002': '订单已支付，请勿重复支付',
  '40003': '产品校验失败',
  '40004': '导出条数必须大于 0',
  '40007': '服务码不存在',
  '40009': '服务码已被使用',
  '40011': '订单状态异常，请联系经销商',
  '50001': '网络开小差了，请稍后重试',
  '50002': '网络开小差了，请稍后重试',
  '50003': '网络开小差了，请稍后重试',
  '50004': '网络开小差了，请稍后重试',
  '60000': '分享链接已失效',
} as const

/** The text of the warning about a failed call: the text of its code, else its message, else `otherwise` (ERR-12). */
export function formatFailure(
  { error, message }: { readonly error: string; readonly message: string | null },
  otherwise: string,
): string {
  return errorText(error, message) ?? otherwise
}

/** The text for a code: the catalogue's, else the server's own message, else null (ERR-01, ERR-09). */
export function errorText(code: string | null, statusMessage: string | null): string | null {
  const texts: Readonly<Record<string, string>> = ERROR_TEXTS
  const known = code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined
  return known ?? (statusMessage?.trim() || null)
}
