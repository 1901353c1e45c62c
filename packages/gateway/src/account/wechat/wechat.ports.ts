/** Who someone is to WeChat. */
export interface WechatIdentity {
  readonly openId: string
  readonly unionId: string | null
}

/** `refused`: WeChat does not take the code; `unavailable`: it gave no answer, or none that can be read. */
export type WechatError = 'refused' | 'unavailable'

/** Login by WeChat, as its open platform has it for websites. */
export interface WechatLogin {
  /** The page to be scanned or confirmed; it leads back to the callback with `state` and, when allowed, a code. */
  readonly urlOf: (state: string) => string
  /** Whether that page brings a code of its own; else its address can be drawn as one. */
  readonly isPage: boolean
  /** Whom a code was given for. */
  readonly identify: (code: string) => Promise<WechatIdentity | { readonly error: WechatError }>
}
