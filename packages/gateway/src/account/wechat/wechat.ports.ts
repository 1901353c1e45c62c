export interface WechatIdentity {
  readonly openId: string
  readonly unionId: string | null
}

/** `refused`: WeChat rejects the code. `unavailable`: no response, or an unreadable one. */
export type WechatError = 'refused' | 'unavailable'

export interface WechatLogin {
  /** URL of the page to scan or confirm. It redirects to the callback with `state` and, if permitted, a code. */
  readonly confirmUrl: (state: string) => string
  /** True when the page shows its own QR code; otherwise its URL can be drawn as one. */
  readonly isPage: boolean
  /** Exchanges a code for its identity. */
  readonly exchangeCode: (code: string) => Promise<WechatIdentity | { readonly error: WechatError }>
}
