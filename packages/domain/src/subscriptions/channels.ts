import type { Frequency } from './frequency'

/** How digests come (SUB-05); the inbox always. */
export const CHANNELS = ['inbox', 'mail', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  inbox: '站内消息',
  mail: '邮件',
  sms: '短信',
}

/** Whether a channel can be chosen: mails need a confirmed address, and either is off where the operator has none. */
export interface OpenChannels {
  readonly mail: 'open' | 'unconfirmed' | 'off'
  readonly sms: 'open' | 'off'
}

/** What the form says of its channels (SUB-05, SUB-06). */
export const CHANNEL_TEXTS = {
  noMail: '请先在“个人资料”确认邮箱',
  mailOff: '本站暂不发送邮件',
  smsOff: '本站暂不发送短信通知',
  smsInstant: '短信只用于每天和每周的通知',
} as const

/** SMS of digests that a member gets in a day of Shanghai (SUB-06). */
export const MAX_SMS_A_DAY = 3

/** Whether a subscription of this frequency may come by SMS (SUB-05). */
export function allowsSms(frequency: Frequency): boolean {
  return frequency !== 'instant'
}

/** Why these channels cannot be chosen; null for a good choice (SUB-05). */
export function checkChannels(
  chosen: readonly Channel[],
  frequency: Frequency,
  open: OpenChannels,
): string | null {
  if (chosen.includes('mail') && open.mail !== 'open')
    return open.mail === 'off' ? CHANNEL_TEXTS.mailOff : CHANNEL_TEXTS.noMail
  if (!chosen.includes('sms')) return null
  if (open.sms === 'off') return CHANNEL_TEXTS.smsOff
  return allowsSms(frequency) ? null : CHANNEL_TEXTS.smsInstant
}

/** Attempts to send a mail or SMS, and seconds to the next, times the failures: 75 minutes in all (SUB-07). */
export const NOTICE_TRIES = 6
export const NOTICE_RETRY_SECONDS = 300

/** A cloud takes variables of up to 12 characters (SUB-06). */
const SMS_NAME_LENGTH = 12

/** A subscription's name as a variable of an SMS: what its templates refuse is left out (SUB-06). */
export function formatSmsName(name: string): string {
  const plain = [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, SMS_NAME_LENGTH)
  return plain.join('') || '我的订阅'
}
