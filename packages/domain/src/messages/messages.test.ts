import { describe, expect, it } from 'vitest'
import { formatUnread, MAX_MARKED, MESSAGE_RETENTION, type MemberEvent, writeMessage } from './index'

const ORDER = { orderId: 'o-1', productName: '建筑管家 SVIP 一年' } as const
const REFUND = { ...ORDER, cause: 'buyer', amount: 12_345, wallet: 0, points: 0 } as const
const UNTIL = Date.UTC(2026, 11, 31)

const EVENTS: readonly MemberEvent[] = [
  { event: 'refund-due', ...REFUND, cause: 'paid-twice' },
  { event: 'refund-asked', ...REFUND },
  { event: 'refund-done', ...REFUND },
  { event: 'refund-refused', ...ORDER, cause: 'buyer', reason: '已用完' },
  { event: 'invoice-issued', ...ORDER, amount: 100 },
  { event: 'invoice-refused', ...ORDER, reason: '税号不符' },
  { event: 'days-given', membership: 'svip', days: 7, until: UNTIL },
  { event: 'posting-shown', title: '招木工', until: UNTIL },
  { event: 'posting-refused', title: '招木工', reason: '没有地址' },
  { event: 'correction-decided', title: '某公司', field: '法定代表人', isFixed: true, answer: null },
  { event: 'claim-decided', title: '某公司', state: 'accepted', answer: null },
  { event: 'consultation-answered', topicName: '资质服务', number: 'ZX1' },
  { event: 'chat-answered', text: '在“我的发票”里申请' },
  { event: 'chat-answered', text: null },
  { event: 'webhook-stopped', name: '订单系统' },
  {
    event: 'certificate-ending',
    companyName: '甲公司',
    certificate: '安全生产许可证',
    days: 12,
    until: '2026-12-02',
  },
  {
    event: 'certificate-ending',
    companyName: '甲公司',
    certificate: '安全生产许可证',
    days: 0,
    until: '2026-12-02',
  },
  { event: 'lead-due', title: '滨江路改造', stage: 'following', note: '问保函' },
  { event: 'lead-due', title: '滨江路改造', stage: 'submitted', note: '' },
  {
    ...{ event: 'membership-ending', key: 'svip', label: '建筑管家 SVIP', kinds: ['svip'] },
    ...{ overTime: UNTIL, days: 7, isTrial: false },
  },
  {
    ...{ event: 'membership-ending', key: 'svip', label: '建筑管家 SVIP 体验', kinds: ['svip'] },
    ...{ overTime: UNTIL, days: 1, isTrial: true },
  },
]

describe('a message', () => {
  it('MSG-01 says what happened, and leads to where it is seen', () => {
    const order = '/center/?index=6&order=o-1'
    expect(EVENTS.map(writeMessage).map(({ kind, title, link }) => [kind, title, link])).toEqual([
      ['order', '重复付款，款项将自动退回', order],
      ['order', '退款申请已提交', order],
      ['order', '退款已完成', order],
      ['order', '退款申请未通过', order],
      ['invoice', '发票已开具', order],
      ['invoice', '开票申请未通过', order],
      ['membership', '已获赠 7 天建筑管家 SVIP', '/center/?index=10'],
      ['posting', '发布已通过审核', '/center/?index=14'],
      ['posting', '发布未通过审核', '/center/?index=14'],
      ['correction', '您报告的错误已更正', '/center/?index=9'],
      ['correction', '您的认领已通过', '/center/?index=9'],
      ['consultation', '顾问已答复您的咨询', '/center/?index=16'],
      ['consultation', '客服回复了您的在线咨询', '/center/?index=16'],
      ['consultation', '客服回复了您的在线咨询', '/center/?index=16'],
      ['subscription', 'Webhook“订单系统”已自动停用', '/center/?index=23'],
      ['reminder', '安全生产许可证还有 12 天到期', '/center/?index=24'],
      ['reminder', '安全生产许可证今天到期', '/center/?index=24'],
      ['reminder', '今天跟进：滨江路改造', '/center/?index=27'],
      ['reminder', '今天跟进：滨江路改造', '/center/?index=27'],
      ['reminder', '您的建筑管家 SVIP还有 7 天到期，请及时续费', '/svip.html?product=svip'],
      'reminder|您的建筑管家 SVIP 体验将于 2026-12-31 08:00 到期，开通后可继续使用|/svip.html?product=svip'.split(
        '|',
      ),
    ])
    expect(EVENTS.map((event) => writeMessage(event).body)).toEqual(
      [
        ['“建筑管家 SVIP 一年”：123.45 元按原支付方式退回，无需申请，到账后会再通知您。'],
        [
          '“建筑管家 SVIP 一年”：123.45 元按原支付方式退回，等待审核，结果会再通知您。',
          '“建筑管家 SVIP 一年”的退款已完成：123.45 元按原支付方式退回。',
        ],
        [
          '“建筑管家 SVIP 一年”：已用完',
          '“建筑管家 SVIP 一年”的发票已开具，金额 1.00 元，可在订单中下载。',
          '“建筑管家 SVIP 一年”：税号不符',
        ],
        [
          '已经生效，有效期至 2026-12-31。',
          '“招木工”已在劳务大厅展示，展示至 2026-12-31。',
          '“招木工”：没有地址（修改后可以重新提交）',
        ],
        [
          '“某公司”的法定代表人。',
          '“某公司”，页面已显示认领标记。',
          '资质服务（编号 ZX1），点击查看答复。',
          '在“我的发票”里申请',
          '[图片]',
        ],
        [
          '连续 3 天没有一次发送成功。修好后在 Webhook 页面启用，未送达的会继续发送。',
          '“甲公司”的安全生产许可证有效期至 2026-12-02，请及时办理延续。',
        ],
        ['“甲公司”的安全生产许可证有效期至 2026-12-02，请及时办理延续。'],
        ['已到提醒日，目前为“跟进”。备注：问保函', '已到提醒日，目前为“已投”。'],
        [
          '有效期至 2026-12-31。续费从到期日起接着算，不会损失剩余的天数。',
          '体验至 2026-12-31 08:00，开通的天数从体验结束时起算。',
        ],
      ].flat(),
    )
  })

  it('MSG-01 says where each part of a refund goes', () => {
    const bodyOf = (over: object) => writeMessage({ event: 'refund-done', ...REFUND, ...over }).body
    expect(bodyOf({ wallet: 500, points: 30 })).toBe(
      '“建筑管家 SVIP 一年”的退款已完成：123.45 元按原支付方式退回，5.00 元退回钱包，30 积分退回账号。',
    )
    expect(bodyOf({ amount: 0, points: 30 })).toBe('“建筑管家 SVIP 一年”的退款已完成：30 积分退回账号。')
  })

  it('MSG-01 tells why a correction was not taken', () => {
    const event = { event: 'correction-decided', title: '某公司', field: '地址', isFixed: false } as const
    expect(writeMessage({ ...event, answer: '与登记一致' })).toMatchObject({
      title: '您提交的纠错未采纳',
      body: '“某公司”的地址：与登记一致',
    })
  })
})

it('MSG-02 500 messages of a year are kept, and up to 100 marked at once', () => {
  expect([MESSAGE_RETENTION, MAX_MARKED]).toEqual([{ most: 500, days: 365 }, 100])
})

it('MSG-03 the bell shows how many are unread, up to 99, and nothing for none', () => {
  expect([0, 1, 99, 100].map(formatUnread)).toEqual([null, '1', '99', '99+'])
})
