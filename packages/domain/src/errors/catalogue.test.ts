import { describe, expect, it } from 'vitest'
import { errorText, formatFailure, NOTICE_TITLE } from './'

describe('error catalogue', () => {
  it('ERR-09 codes with the same meaning share one text', () => {
    const same = [
      ['10001', '20001'],
      ['11001', '30020'],
      ['30022', '30030', '30031'],
      ['50001', '50002', '50003', '50004'],
    ]
    for (const codes of same) expect(new Set(codes.map((code) => errorText(code, null))).size).toBe(1)
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
