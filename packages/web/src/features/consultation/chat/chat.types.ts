import type { ChatPresence } from '@zhushutong/domain/consultation'

/** A message with the data shown to its member; times in ms. */
export interface ChatMessage {
  readonly seq: number
  readonly isFromStaff: boolean
  readonly text: string | null
  /** `href` is a path of the gateway. */
  readonly picture: { readonly href: string; readonly width: number; readonly height: number } | null
  readonly createTime: number
}

export interface ChatFailure {
  readonly error: string
  readonly message: string | null
}

export interface ChatMessages extends ChatPresence {
  readonly records: readonly ChatMessage[]
  readonly hasEarlier: boolean
  readonly readSeq: number
}

/** The calls of the member's chat with the staff (ASK-04, ASK-05). */
export interface ChatCalls {
  readonly open: (
    signal?: AbortSignal,
  ) => Promise<({ readonly provider: 'embedded'; readonly unread: number } & ChatPresence) | ChatFailure>
  readonly messages: (
    range: { readonly after?: number; readonly before?: number },
    signal?: AbortSignal,
  ) => Promise<ChatMessages | ChatFailure>
  readonly send: (key: string, text: string) => Promise<ChatMessage | ChatFailure>
  /** `content` in base64 */
  readonly sendPicture: (key: string, content: string) => Promise<ChatMessage | ChatFailure>
  readonly read: (seq: number) => Promise<true | ChatFailure>
}

/** A message not yet sent. */
export interface Outgoing {
  readonly key: string
  readonly text: string | null
  /** A picture in base64. */
  readonly content: string | null
  /** The reason why sending failed; null while sending. */
  readonly failure: string | null
}
