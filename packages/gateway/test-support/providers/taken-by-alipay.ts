import { ALIPAY_APP, signedAnswer, signedForm, type TestAlipay, timeText } from './alipay'
import type { Notification, NotificationChanges, TakenBy } from './taken-payments'

const posted = (body: string): Notification => ({
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
})

export function takenByAlipay(alipay: TestAlipay): TakenBy {
  const fieldsOf = (orderCode: string, { at, amount, ...changes }: NotificationChanges = {}) =>
    alipay.fields(orderCode, {
      ...(changes.orderCode && { out_trade_no: changes.orderCode }),
      ...(changes.appId && { app_id: changes.appId }),
      ...(changes.merchantId && { seller_id: changes.merchantId }),
      ...(amount && { total_amount: (amount / 100).toFixed(2) }),
      ...(at && { notify_time: timeText(at) }),
    })
  return {
    method: 'alipay',
    payType: 'AliPay',
    codeOf: (orderCode) => `https://qr.alipay.com/${orderCode}`,
    acknowledged: 'success',
    pay: (orderCode) => void alipay.pay(orderCode),
    notify: (orderCode, changes) => posted(signedForm(fieldsOf(orderCode, changes))),
    forge: (orderCode) => posted(signedForm(fieldsOf(orderCode), ALIPAY_APP.keys)),
    beforeCode: (run) =>
      alipay.spoil(
        run &&
          (async (response, method, answer) => {
            // The sweeper may query another order meanwhile.
            if (method !== 'alipay.trade.precreate') return void response.end(signedAnswer(method, answer))
            alipay.spoil(null)
            await run(String(answer.out_trade_no))
            response.end(signedAnswer(method, answer))
          }),
      ),
    faults: alipay.faults,
  }
}
