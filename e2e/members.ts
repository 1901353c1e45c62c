import type { BrowserContext } from '@playwright/test'
import { pay } from './sandbox'
import { call, holdNewMember } from './session'

const MANAGER = '/jian-butler-order-biz/myOrderManager'

/** A browser logged in as a new user who has bought the SVIP; returns the token. */
export async function holdNewSvip(context: BrowserContext, portal = ''): Promise<string> {
  const token = await holdNewMember(context, portal)
  const order = { productId: 'svip-month', orderType: 'VIP' }
  const orderId = await call<string>(`${MANAGER}/addOrderOnline`, order, token)
  await call(`${MANAGER}/setOnlinePayType`, { orderId, payType: 'WeChat' }, token)
  await pay(orderId, 'paid')
  return token
}
