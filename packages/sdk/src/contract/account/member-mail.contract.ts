import * as z from 'zod/mini'
import { done, id, nothing, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

const address = () => shortText(120)

const mailInfo = () =>
  z.object({
    /**
     * Masked, z****n@example.com: the confirmed address, else the address that waits for its code; null
     * without either.
     */
    mail: z.nullable(z.string()),
    isConfirmed: z.boolean(),
    confirmTime: z.nullable(time()),
  })

/** The mail address of the logged-in user (PRF-01, PRF-02). */
export const memberMail = {
  info: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberMailInfoVO',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: mailInfo,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/sendMemberMailCode',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ mail: address() }),
    result: () => z.object({ mailId: z.string(), resendAt: time() }),
    errors: ['00133', '10020'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/confirmMemberMail',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        mail: address(),
        mailId: id(),
        validationCode: z.string().check(z.regex(/^\d{6}$/)),
      }),
    result: mailInfo,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/removeMemberMail',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: done,
  }),
}

const infoWords = {
  mail: '邮箱地址，中间打码：已确认的，或正在等待确认的；没有为 null',
  isConfirmed: '邮箱已确认，可以接收订阅通知',
  confirmTime: '确认的时刻；还没有确认为 null',
}
const MAIL_WORDS = '邮箱地址'

export function memberMailWords(): GroupWords<typeof memberMail> {
  return {
    info: { summary: '当前用户的邮箱', result: infoWords },
    sendCode: {
      summary: '向一个邮箱发送六位验证码，10 分钟内有效；每分钟一次，每小时 5 次，每天 10 次',
      request: { mail: MAIL_WORDS },
      result: { mailId: '这次验证码的编号', resendAt: '可以再次发送的时刻' },
      example: { mail: 'zhangsan@example.com' },
    },
    confirm: {
      summary: '用收到的验证码确认邮箱；已有邮箱时换成这一个',
      request: {
        mail: MAIL_WORDS,
        mailId: '验证码的编号（memberMail.sendCode）',
        validationCode: '六位验证码',
      },
      result: infoWords,
      example: { mail: 'zhangsan@example.com', mailId: 'made-up', validationCode: '000000' },
    },
    remove: { summary: '移除邮箱，之后不再发送邮件' },
  }
}
