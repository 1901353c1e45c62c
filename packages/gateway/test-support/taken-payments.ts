import type { TestGateway } from './gateway'

/** A notification as it arrives. */
export interface Notification {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** How a provider's stand-in is spoken with, whichever provider it is. */
export interface TakenBy {
  readonly method: 'wechat' | 'alipay'
  readonly payType: 'WeChat' | 'AliPay'
  readonly codeOf: (orderCode: string) => string
  /** What the provider expects for an acknowledgement. */
  readonly acknowledged: string
  readonly pay: (orderCode: string) => void
  /** The notification of a payment, with changes that the provider itself signed. */
  readonly notify: (orderCode: string, changes?: NotificationChanges) => Notification
  /** Whoever has other keys than the provider. */
  readonly forge: (orderCode: string) => Notification
  /** Runs before the next code is answered. */
  readonly beforeCode: (run: ((orderCode: string) => Promise<void>) | null) => void
  readonly faults: readonly string[]
}

export interface NotificationChanges {
  /** fen */
  readonly amount?: number
  readonly orderCode?: string
  readonly appId?: string
  readonly merchantId?: string
  readonly at?: number
}

/** Posts a notification to a gateway. */
export async function postNotification(
  gateway: TestGateway,
  method: string,
  { body, headers }: Notification,
) {
  const answer = await gateway.app.server.inject({
    method: 'POST',
    url: `/notify/pay/${method}`,
    payload: body,
    headers,
  })
  return { status: answer.statusCode, body: answer.body }
}
