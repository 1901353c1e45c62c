import * as z from 'zod/mini'
import { done, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

/** The check for a human that a call rejected with 00131 requires (ERR-06). */
export const risk = {
  pass: endpoint({
    method: 'POST',
    path: '/riskControl/handlerRiskByAli',
    access: 'optional',
    idempotent: false,
    request: () =>
      z.strictObject({
        sign: shortText(200),
        scene: z.literal('risk'),
        /** Ignored: the gateway counts by the address of the connection. */
        ip: z.optional(shortText(64)),
        risk: z.optional(shortText(16)),
      }),
    result: done,
    errors: ['10002', '00429'],
  }),
}

export function riskWords(): GroupWords<typeof risk> {
  return {
    pass: {
      summary: '提交真人验证的结果：此后一段时间内可以继续查询，频率与每日条数的上限也更宽',
      request: {
        sign: 'login.verifySlider 返回的凭证（场景为 risk），只能用一次',
        scene: '固定为 risk',
        ip: '来访地址，可不填；以网关看到的为准',
        risk: '要求验证的错误码，如 00131，可不填',
      },
      example: { sign: 'x', scene: 'risk' },
    },
  }
}
