import { describe, expect, it } from 'vitest'
import { ACTED_CODES, ERROR_TEXTS, errorText, formatFailure, NOTICE_TITLE, SUCCESS } from './'

// Each code with its agreed text: the texts are part of the contract.
const TABLE = `
00001 服务开小差了，请稍后重试
00152 提交的手机号与接收验证码的手机号不一致
10000 该手机号尚未注册
10001 用户名或密码错误
10002 验证流程异常，请重新操作
10003 验证码已过期，请重新获取
10004 该账号已被冻结，请联系客服
10005 密码错误
10010 短信发送失败，请稍后重试
10011 验证码错误
10020 邮箱验证失败
10021 邮箱验证码错误
10022 邮箱验证码已过期，请重新获取
10099 筛选条件不能为空
11000 报告不存在
11001 报告正在生成中，请稍后查看
11002 当前登录用户与报告所属用户不一致
20000 用户不存在
20001 用户名或密码错误
20014 该账号已是正式用户
20015 未找到微信信息
20016 该微信已绑定其他账号
20018 该手机号已绑定其他用户
30000 暂无数据
30001 省份不能为空
30002 充值记录不存在
30003 未查询到相关信息
30020 报告正在生成中，请稍后查看
30021 报告正在查询中，请稍后查看
30022 未找到该企业
30030 未找到该企业
30031 未找到该企业
30032 未找到该中标信息
40000 产品信息获取失败，请稍后重试
40001 订单不存在
40002 订单已支付，请勿重复支付
40003 产品校验失败
40004 导出条数必须大于 0
40007 服务码不存在
40009 服务码已被使用
40011 订单状态异常，请联系经销商
50001 网络开小差了，请稍后重试
50002 网络开小差了，请稍后重试
50003 网络开小差了，请稍后重试
50004 网络开小差了，请稍后重试
60000 分享链接已失效`
  .trim()
  .split('\n')
  .map((line): [string, string] => [line.slice(0, 5), line.slice(6)])

describe('error catalogue', () => {
  it.each(TABLE)('ERR-09 %s says %s', (code, text) => {
    expect(errorText(code, null)).toBe(text)
    expect(errorText(code, 'from the server')).toBe(text)
  })

  it('ERR-09 the catalogue has exactly forty-six codes', () => {
    expect(TABLE).toHaveLength(46)
    expect(Object.entries(ERROR_TEXTS).sort()).toEqual(TABLE.sort())
  })

  it('ERR-09 codes with the same meaning share one text', () => {
    const same = [
      ['10001', '20001'],
      ['11001', '30020'],
      ['30022', '30030', '30031'],
      ['50001', '50002', '50003', '50004'],
    ]
    for (const codes of same) expect(new Set(codes.map((code) => errorText(code, null))).size).toBe(1)
  })

  it.each([
    ...[
      '00000',
      '00002',
      '50000',
      '50005',
      '59999',
      '60001',
      '10006',
      '40005',
      '1',
      '',
      '００００１',
      '00001 ',
    ],
    ...['toString', '__proto__', 'null', 'constructor', '\ud800', '000010000200003'],
  ])('ERR-09 %j has no text of its own', (code) => {
    expect(errorText(code, null)).toBeNull()
    expect(errorText(code, '来自服务器')).toBe('来自服务器')
  })

  it('ERR-01 without a known code the trimmed server message is used, if there is one', () => {
    expect(errorText(null, ' 系统维护中\n')).toBe('系统维护中')
    for (const nothing of [null, '', ' ', '\t\n', '\u3000']) expect(errorText(null, nothing)).toBeNull()
    expect(errorText('40001', '')).toBe('订单不存在')
  })

  it('ERR-01 ERR-02 ERR-06 the codes that the shell handles', () => {
    expect(SUCCESS).toBe('00000')
    expect(NOTICE_TITLE).toBe('提示')
    expect(ACTED_CODES).toEqual({
      loginNeeded: '00113',
      sessionExpired: '00401',
      riskChecks: ['00131', '00132'],
    })
  })
})

it('ERR-12 a warning has the text of a known code, else the message, else what the caller says', () => {
  expect(formatFailure({ error: '40001', message: 'no such order' }, '操作失败')).toBe('订单不存在')
  expect(formatFailure({ error: '98765', message: ' 稍后再来 ' }, '操作失败')).toBe('稍后再来')
  for (const message of [null, '', ' ']) {
    expect(formatFailure({ error: 'network', message }, '操作失败')).toBe('操作失败')
  }
  expect(NOTICE_TITLE).toBe('提示')
})
