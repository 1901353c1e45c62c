import type { BrowserContext } from '@playwright/test'
import { pay } from './sandbox'
import { call, holdNewMember } from './session'

/** The calls of a member's orders. */
export const MANAGER = '/jian-butler-order-biz/myOrderManager'

/** An order whose buyer accepts the purchase agreement in force (AGR-01); returns its id. */
export async function createOrder(order: object, token: string): Promise<string> {
  const { agreementVersion } = await call<{ agreementVersion: string }>(`${MANAGER}/listPayTypes`, {}, token)
  return call<string>(`${MANAGER}/addOrderOnline`, { ...order, agreementVersion }, token)
}

/** A paid order of a product of the SVIP; returns its id. */
export async function buy(productId: string, token: string, order: object = {}): Promise<string> {
  const orderId = await createOrder({ productId, orderType: 'VIP', ...order }, token)
  await call(`${MANAGER}/setOnlinePayType`, { orderId, payType: 'WeChat' }, token)
  await pay(orderId, 'paid')
  return orderId
}

/** A browser logged in as a new user who has bought the SVIP; returns the token. */
export async function holdNewSvip(context: BrowserContext): Promise<string> {
  const token = await holdNewMember(context)
  await buy('svip-month', token)
  return token
}
