export interface Question {
  readonly name: string
  readonly text: string
  /** The answer to an empty line, unless the settings file has another. */
  readonly usual?: string
  readonly isOptional?: boolean
}

/** Asked in this order; the settings that a choice requires are asked afterwards, by the declaration of the settings. */
export const QUESTIONS: readonly Question[] = [
  { name: 'PORTAL_ORIGIN', text: '门户对外的地址，如 https://www.example.com' },
  { name: 'GATEWAY_ORIGIN', text: '合作伙伴与支付平台访问网关的地址，没有就直接回车', isOptional: true },
  {
    name: 'DATABASE_URL',
    text: 'PostgreSQL 的地址，密码另问',
    usual: 'postgres://zhushutong@127.0.0.1:5432/zhushutong',
  },
  { name: 'PORTAL_DATA_DIR', text: '数据文件夹', usual: '/var/lib/zhushutong' },
  { name: 'PORTAL_PORT', text: '门户的端口', usual: '3000' },
  { name: 'GATEWAY_PORT', text: '网关的端口', usual: '4000' },
  { name: 'PORTAL_PROXIES', text: '门户前面的代理层数，本机的 nginx 为 1', usual: '1' },
  { name: 'SMS_PROVIDER', text: '短信服务，没有时用户收不到验证码', isOptional: true },
  { name: 'MAIL_PROVIDER', text: '邮件服务', isOptional: true },
  { name: 'WECHAT_PAY_PROVIDER', text: '微信支付', isOptional: true },
  { name: 'ALIPAY_PROVIDER', text: '支付宝', isOptional: true },
  { name: 'FILES_PROVIDER', text: '文件存放处，直接回车为数据文件夹', isOptional: true },
]

/** Settings that are typed without being shown. */
export const isSecret = (name: string): boolean => /(SECRET|PASSWORD|KEY)$/.test(name)
