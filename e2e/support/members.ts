import type { BrowserContext } from '@playwright/test'
import { pay } from './sandbox'
import { call, holdNewMember } from './session'

const MANAGER = '/jian-butler-order-biz/myOrderManager'

/** An order whose buyer accepts the purchase agreement in force (AGR-01); returns its id. */
export async function createOrder(order: object, token: string): Promise<string> {
  const { agreementVersion } = await call<{ agreementVersion: string }>(`${MANAGER}/listPayTypes`, {}, token)
  return call<string>(`${MANAGER}/addOrderOnline`, { ...order, agreementVersion }, token)
}

/** A browser logged in as a new user who has bought the SVIP; returns the token. */
export async function holdNewSvip(context: BrowserContext, portal = ''): Promise<string> {
  const token = await holdNewMember(context, portal)
  const orderId = await createOrder({ productId: 'svip-month', orderType: 'VIP' }, token)
  await call(`${MANAGER}/setOnlinePayType`, { orderId, payType: 'WeChat' }, token)
  await pay(orderId, 'paid')
  return token
}
