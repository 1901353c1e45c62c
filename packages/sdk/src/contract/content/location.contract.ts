import * as z from 'zod/mini'
import { nothing } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

const place = () => z.object({ province: z.string(), provinceCode: z.string(), location: z.string() })

/** The caller's place by network address (REG-03). */
export const location = {
  byIp: endpoint({
    method: 'POST',
    path: '/location/getUserLocationByIp',
    access: 'none',
    idempotent: true,
    request: nothing,
    /** The default city if the address has no known place. */
    result: place,
  }),
  userIp: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/location/getUserIp',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.object({ ip: z.string() }),
  }),
  /** Shows the gateway's view of the caller's address, to check the proxies in front of it. */
  testIp: endpoint({
    method: 'POST',
    path: '/admin/member/testip',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.object({ ip: z.string(), found: z.nullable(place()) }),
  }),
}

const placeWords = {
  province: '省份名称',
  provinceCode: '省份代码',
  location: '省份与城市的名称，如江苏省南京市',
} as const

export function locationWords(): GroupWords<typeof location> {
  return {
    byIp: { summary: '按网络地址估计的所在地；估计不出的为重庆', result: placeWords },
    userIp: { summary: '网关看到的调用者的网络地址', result: { ip: '网络地址' } },
    testIp: {
      summary: '检查网关看到的网络地址及其所在地，用于核对代理的配置',
      result: { ip: '网络地址', found: ['所在地；估计不出的为 null', placeWords] },
    },
  }
}
