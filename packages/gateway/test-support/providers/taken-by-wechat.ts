import type { NotificationChanges, TakenBy } from './taken-payments'
import { type TestWechatPay, wechatNotification } from './wechat-pay'
import { newPlatformKey } from './wechat-pay-keys'

export function takenByWechat(wechat: TestWechatPay, now: () => number): TakenBy {
  const contentOf = (orderCode: string, changes: NotificationChanges) => {
    const whole = wechat.transaction(wechat.trades.get(orderCode)!)
    return {
      ...whole,
      ...(changes.orderCode && { out_trade_no: changes.orderCode }),
      ...(changes.appId && { appid: changes.appId }),
      ...(changes.merchantId && { mchid: changes.merchantId }),
      ...(changes.amount && { amount: { ...whole.amount, total: changes.amount } }),
    }
  }
  const notify = (orderCode: string, changes: NotificationChanges = {}, key = wechat.signer()) =>
    wechatNotification(key, 'TRANSACTION.SUCCESS', contentOf(orderCode, changes), changes.at ?? now())
  return {
    method: 'wechat',
    payType: 'WeChat',
    codeOf: (orderCode) => `weixin://wxpay/bizpayurl?pr=${orderCode}`,
    acknowledged: '{"code":"SUCCESS"}',
    pay: (orderCode) => void wechat.pay(orderCode),
    notify: (orderCode, changes) => notify(orderCode, changes),
    forge: (orderCode) => notify(orderCode, {}, newPlatformKey(wechat.signer().serial)),
    beforeCode: (run) =>
      wechat.spoil(
        run &&
          (async (response, message) => {
            const { code_url } = (message.body ?? {}) as { code_url?: string }
            // The sweeper may query another order meanwhile.
            if (code_url === undefined) return wechat.answer(response, message)
            wechat.spoil(null)
            await run(code_url.split('=').at(-1)!)
            wechat.answer(response, message)
          }),
      ),
    faults: wechat.faults,
  }
}
