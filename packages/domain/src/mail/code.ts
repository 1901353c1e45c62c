import { MINUTE_MS } from '../formatting'
import { isSmsCode } from '../login'
import { isEmailAddress } from './address'

/** Validity of a code, in ms. */
export const MAIL_CODE_MS = 10 * MINUTE_MS

/** Wrong tries that make a code invalid. */
export const MAX_MAIL_TRIES = 5

/** Texts of the mail address form. */
export const MAIL_TEXTS = {
  address: '请输入正确的邮箱地址',
  code: '请输入6位数字验证码',
  noCode: '请先获取验证码',
  unchanged: '这就是现在的邮箱，请换一个',
  sent: '验证码已发到邮箱，10 分钟内有效。没有收到时请看看垃圾邮件',
} as const

export interface MailForm {
  readonly mail: string
  /** The id of the sent code; '' before it is sent. */
  readonly mailId: string
  readonly validationCode: string
}

/** All problems of the form (PRF-01). */
export function checkMailForm({ mail, mailId, validationCode }: MailForm): readonly {
  readonly field: keyof MailForm
  readonly message: string
}[] {
  if (!isEmailAddress(mail)) return [{ field: 'mail', message: MAIL_TEXTS.address }]
  if (mailId === '') return [{ field: 'validationCode', message: MAIL_TEXTS.noCode }]
  return isSmsCode(validationCode) ? [] : [{ field: 'validationCode', message: MAIL_TEXTS.code }]
}

/** The mail with a code (PRF-01). It names no account, because its reader may not be the owner. */
export function writeCodeMail(code: string): { readonly subject: string; readonly text: string } {
  return {
    subject: `筑数通邮箱验证码 ${code}`,
    text: [
      '您好：',
      `您正在筑数通确认这个邮箱，验证码是 ${code}，10 分钟内有效，只能使用一次。`,
      '请勿告诉他人，工作人员不会向您索取。',
      '如果不是您本人操作，可能是别人填错了邮箱，忽略即可。',
      '筑数通',
    ].join('\n'),
  }
}
