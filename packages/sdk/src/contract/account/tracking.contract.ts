import * as z from 'zod/mini'
import { atLeast, atMost, id, moment, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

const trackingRecord = () =>
  z.strictObject({
    id: id(),
    module: shortText(64),
    pageUrl: shortText(500),
    requestTime: moment(),
    pageParam: z.optional(shortText(1000)),
    type: shortText(32),
    subModuleArray: z.optional(z.array(shortText(64)).check(atMost(50))),
    searchValue: z.optional(shortText(100)),
    eventName: z.optional(z.enum(['click', 'change', 'focus', 'blur'])),
    eventParam: z.optional(shortText(500)),
    /** In ms. */
    stayTime: z.optional(z.int().check(z.gte(0))),
    stayEndType: z.optional(z.int()),
    dataSource: z.optional(shortText(32)),
  })

/** Usage events, and the member's consent to them (TRK-01 to TRK-03). */
export const tracking = {
  upload: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/buryPoint/uploadBuryPoint',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ records: z.array(trackingRecord()).check(atLeast(1), atMost(200)) }),
    result: () => z.object({ accepted: z.int() }),
    errors: ['00429'],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/buryPoint/chooseBuryPoint',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ isTracked: z.boolean() }),
    result: () => z.object({ isTracked: z.boolean() }),
    errors: ['00429'],
  }),
}

export function trackingWords(): GroupWords<typeof tracking> {
  return {
    upload: {
      summary: '上报曝光与事件，同一 id 合并',
      request: {
        records: [
          '曝光与事件',
          {
            id: '这次曝光或事件的编号，由调用方给出',
            module: '页面模块，如 home',
            pageUrl: '页面地址',
            requestTime: '发生的时刻',
            pageParam: '页面参数',
            type: '曝光或事件的类型，如 page',
            subModuleArray: '曝光的子模块',
            searchValue: '搜索词',
            eventName: '事件：click 点击，change 改变，focus 获得焦点，blur 失去焦点',
            eventParam: '事件参数',
            stayTime: '停留毫秒数',
            stayEndType: '离开方式',
            dataSource: '上报的来源',
          },
        ],
      },
      result: { accepted: '收下的条数；用户关闭了使用记录时为 0' },
      example: ({ now }) => ({
        records: [{ id: 'a1', module: 'home', pageUrl: '/', requestTime: now, type: 'page' }],
      }),
    },
    choose: {
      summary: '开启或关闭使用记录；关闭后不再收下，已有的随即删除',
      request: { isTracked: '是否记录' },
      result: { isTracked: '是否记录' },
      example: { isTracked: true },
    },
  }
}
