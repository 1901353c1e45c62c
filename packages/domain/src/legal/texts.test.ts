import { expect, it } from 'vitest'
import { LEGAL_NOTICES } from './index'
import { ADULT_YEARS } from './texts'

it('LEG-01 the statements name the age, the person and the days', () => {
  expect(ADULT_YEARS).toBe(18)
  expect(LEGAL_NOTICES).toEqual({
    minor: '未满 18 周岁的未成年人应当在监护人陪同下阅读本协议，并在取得监护人同意后使用本平台',
    minorBuys: '未满 18 周岁的未成年人购买付费服务，须由监护人代为办理或事先取得监护人同意',
    confirmsAge: '确认本人已满 18 周岁，或已取得监护人同意',
    personalAccount: '账号仅限您本人使用，不得转让、出借、出租或与他人共用',
    cancellation: '我们将在收到申请后 15 日内核验并答复',
    contact: '我们将在 15 个工作日内答复',
  })
})
