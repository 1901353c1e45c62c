import { PAYMENT_APPS, type PaymentMethod } from '../payment-methods'

type AppMethod = Exclude<PaymentMethod, 'transfer'>

/** True in the browser of WeChat, which cannot open a payment app by its address (PAY-18). */
export function isInWechat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent)
}

/** The till on a phone: a button that opens the app, or null with the reason, and the steps to scan (PAY-18). */
export function phoneTill(
  method: AppMethod,
  userAgent: string,
): { readonly open: string | null; readonly hint: string } {
  const app = PAYMENT_APPS[method]
  const album = `保存二维码后打开${app}“扫一扫”，从相册选择这张图片；如果不能识别，请用另一部手机扫码`
  if (isInWechat(userAgent))
    return { open: null, hint: `微信内不能直接打开${app}支付：请点右上角“···”选择在浏览器打开，或${album}` }
  return { open: `打开${app}支付`, hint: `没有打开${app}？${album}。` }
}

/** The message after failing to get the app's address (PAY-18). */
export const PHONE_TILL_FAILED = '没有打开，请保存二维码后扫码支付，或换一种支付方式'
