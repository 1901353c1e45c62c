import type { SmsMessage, SmsScene } from './sms.ports'

const SCENES: Readonly<Record<SmsScene, string>> = {
  login: '登录/注册',
  reset: '重设密码',
  bind: '绑定手机号',
  unbind: '更换手机号（验证原号码）',
  rebind: '更换手机号（验证新号码）',
  close: '注销账号',
  claim: '认领记录',
}

export function textOf(message: SmsMessage): string {
  switch (message.kind) {
    case 'code':
      return `【筑数通】您的验证码是 ${message.code}，用于${SCENES[message.scene]}，5 分钟内有效。请勿告诉他人，工作人员不会向您索取。`
    case 'mobile-changed':
      return `【筑数通】您的账号已改用尾号 ${message.lastDigits} 的手机号登录，本号码不能再登录。如果不是您本人操作，请立即联系客服。`
    case 'digest':
      return `【筑数通】您订阅的${message.name}有更新，共${message.total}条，请登录筑数通查看。`
    case 'expiry':
      return `【筑数通】您的${message.name}将于 ${message.day} 到期，请登录筑数通查看。`
  }
}
