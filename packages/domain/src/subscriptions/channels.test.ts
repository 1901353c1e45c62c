import { describe, expect, it } from 'vitest'
import { MAIL_TITLES } from './digest-mail'
import {
  CHANNEL_TEXTS,
  checkChannels,
  formatSmsName,
  listUnsubscribeHeaders,
  NOTICE_RETRY_SECONDS,
  NOTICE_TRIES,
  type OpenChannels,
  writeDigestMail,
} from './index'

const ALL: OpenChannels = { mail: 'open', sms: 'open' }

describe('channels of a subscription', () => {
  it('SUB-05 the inbox always, mail with a confirmed address, SMS daily and weekly', () => {
    expect(checkChannels([], 'instant', { mail: 'off', sms: 'off' })).toBeNull()
    expect(checkChannels(['inbox', 'mail'], 'instant', ALL)).toBeNull()
    expect(checkChannels(['inbox', 'mail', 'sms'], 'daily', ALL)).toBeNull()
    expect(checkChannels(['sms'], 'weekly', ALL)).toBeNull()
    expect(checkChannels(['sms'], 'instant', ALL)).toBe(CHANNEL_TEXTS.smsInstant)
    expect(checkChannels(['mail'], 'daily', { ...ALL, mail: 'unconfirmed' })).toBe(CHANNEL_TEXTS.noMail)
    expect(checkChannels(['mail'], 'daily', { ...ALL, mail: 'off' })).toBe(CHANNEL_TEXTS.mailOff)
    expect(checkChannels(['sms'], 'daily', { ...ALL, sms: 'off' })).toBe(CHANNEL_TEXTS.smsOff)
  })

  it('SUB-06 a name in an SMS has 12 characters, and none that a template refuses', () => {
    expect(formatSmsName('重庆市政道路招标公告订阅')).toBe('重庆市政道路招标公告订阅')
    expect(formatSmsName('重庆市政道路招标公告订阅二')).toBe('重庆市政道路招标公告订阅')
    expect(formatSmsName('【中奖】http://x.cn')).toBe('中奖httpxcn')
    expect(formatSmsName('！！')).toBe('我的订阅')
  })

  it('SUB-08 a mail program is told where one click ends the mails', () =>
    expect(listUnsubscribeHeaders('https://x.cn/u?t=1')).toEqual({
      'List-Unsubscribe': '<https://x.cn/u?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }))

  it('SUB-07 is tried six times in 75 minutes', () => {
    const waits = Array.from({ length: NOTICE_TRIES - 1 }, (_, n) => NOTICE_RETRY_SECONDS * (n + 1))
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(75 * 60)
  })
})

it('SUB-07 a mail lists the first 20 titles and tells how many more there are', () => {
  const titles = Array.from({ length: MAIL_TITLES + 5 }, (_, n) => `公告 ${n}`)
  const mail = writeDigestMail({ name: '重庆招标', total: 30, titles })
  expect(mail.subject).toBe('“重庆招标”有 30 条新数据')
  expect(mail.intro).toContain('“重庆招标”有 30 条新数据')
  expect(mail.titles).toEqual(titles.slice(0, 20))
  expect(mail.more).toBe('还有 10 条，请在筑数通查看。')
  expect(writeDigestMail({ name: '甲', total: 20, titles: titles.slice(0, 20) }).more).toBeNull()
  expect(writeDigestMail({ name: '甲', total: 2, titles: [] }).more).toBe('名称请在筑数通查看。')
})
