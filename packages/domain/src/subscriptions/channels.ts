import type { Frequency } from './frequency'

/** Channels of digests (SUB-05); the inbox is always included. */
export const CHANNELS = ['inbox', 'mail', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  inbox: '站内消息',
  mail: '邮件',
  sms: '短信',
}

/**
 * Availability of the channels: mails need a confirmed address; `off` if the operator has not configured the channel.
 */
export interface OpenChannels {
  readonly mail: 'open' | 'unconfirmed' | 'off'
  readonly sms: 'open' | 'off'
}

/** Texts about channels in the form (SUB-06). */
export const CHANNEL_TEXTS = {
  noMail: '请先在“个人资料”确认邮箱',
  mailOff: '本站暂不发送邮件',
  smsOff: '本站暂不发送短信通知',
  smsInstant: '短信只用于每天和每周的通知',
} as const

/** Maximum number of digest SMS per member and day of Asia/Shanghai (SUB-06). */
export const MAX_SMS_A_DAY = 3

/** True for frequencies that allow SMS (SUB-05). */
export function allowsSms(frequency: Frequency): boolean {
  return frequency !== 'instant'
}

/** The reason for rejecting these channels; null if they are valid (SUB-05). */
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

/**
 * Attempts to send a mail or SMS. The wait before the next one is the number of failures times `NOTICE_RETRY_SECONDS`:
 * 75 minutes in all (SUB-07).
 */
export const NOTICE_TRIES = 6
export const NOTICE_RETRY_SECONDS = 300

/** SMS providers accept variables of up to 12 characters (SUB-06). */
const SMS_NAME_LENGTH = 12

/** A subscription's name as a variable of an SMS, without the characters that SMS templates reject (SUB-06). */
export function formatSmsName(name: string): string {
  const plain = [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, SMS_NAME_LENGTH)
  return plain.join('') || '我的订阅'
}
