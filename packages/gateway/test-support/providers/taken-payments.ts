import type { TestGateway } from '../gateway'

export interface Notification {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The common interface of the payment providers' stand-ins. */
export interface TakenBy {
  readonly method: 'wechat' | 'alipay'
  readonly payType: 'WeChat' | 'AliPay'
  readonly codeOf: (orderCode: string) => string
  /** The acknowledgement that the provider expects. */
  readonly acknowledged: string
  readonly pay: (orderCode: string) => void
  /** The notification of a payment; the provider signs it after the changes. */
  readonly notify: (orderCode: string, changes?: NotificationChanges) => Notification
  /** A notification signed by a key that is not the provider's. */
  readonly forge: (orderCode: string) => Notification
  /** Runs before the next code is returned. */
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
