import * as z from 'zod/mini'
import { atLeast, atMost, id, shortText, time } from './common'
import { endpoint } from './endpoint'

const trackingRecord = () =>
  z.strictObject({
    id: id(),
    module: shortText(64),
    pageUrl: shortText(500),
    requestTime: time(),
    pageParam: z.optional(shortText(1000)),
    type: shortText(32),
    subModuleArray: z.optional(z.array(shortText(64)).check(atMost(50))),
    searchValue: z.optional(shortText(100)),
    eventName: z.optional(z.enum(['click', 'change', 'focus', 'blur'])),
    eventParam: z.optional(shortText(500)),
    /** ms. */
    stayTime: z.optional(z.int().check(z.gte(0))),
    stayEndType: z.optional(z.int()),
    dataSource: z.optional(shortText(32)),
  })

export const tracking = {
  upload: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/buryPoint/uploadBuryPoint',
    summary: '上报曝光与事件，同一 id 合并',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ records: z.array(trackingRecord()).check(atLeast(1), atMost(200)) }),
    result: () => z.object({ accepted: z.int() }),
  }),
}
