/** The identity of a person at WeChat. */
export interface WechatIdentity {
  readonly openId: string
  readonly unionId: string | null
}

/** `refused`: WeChat rejects the code; `unavailable`: no answer, or one that cannot be parsed. */
export type WechatError = 'refused' | 'unavailable'

/** Website login of WeChat's open platform. */
export interface WechatLogin {
  /**
   * Address of the page to scan or confirm; it redirects to the callback with `state` and, if permitted, a
   * code.
   */
  readonly confirmUrl: (state: string) => string
  /** Whether that page shows a QR code of its own; otherwise its address can be drawn as one. */
  readonly isPage: boolean
  /** Exchanges a code for the identity it was issued for. */
  readonly exchangeCode: (code: string) => Promise<WechatIdentity | { readonly error: WechatError }>
}
