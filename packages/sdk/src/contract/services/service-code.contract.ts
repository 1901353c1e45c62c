import { SERVICE_KINDS } from '@zhushutong/domain/boss-orders'
import * as z from 'zod/mini'
import { atMost, fen, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const code = () => z.strictObject({ serviceCode: z.string().check(atMost(40)) })

/** An order agreed on outside the portal, by its service code (BOS-08). */
export const serviceCode = {
  detail: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/getServiceOrderDetail',
    access: 'token',
    idempotent: true,
    request: code,
    result: () =>
      z.array(
        z.object({
          orderCode: z.string(),
          kind: z.enum(SERVICE_KINDS),
          kindName: z.string(),
          title: z.string(),
          companyName: z.string(),
          total: fen(),
          createTime: time(),
        }),
      ),
    errors: ['40007', '40009', '00429'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/jian-butler-order-biz/myOrderManager/confirmOrderOffline',
    access: 'token',
    idempotent: false,
    request: code,
    result: () => z.object({ orderId: z.string() }),
    errors: ['40007', '40009', '40011', '00429'],
  }),
}
