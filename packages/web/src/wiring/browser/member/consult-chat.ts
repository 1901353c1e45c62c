import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

/** The member's chat with the staff (ASK-04, ASK-05). */
export function createConsultChat({ consultChat }: BrowserClient) {
  return {
    open: (signal?: AbortSignal) => orFailure(consultChat.gen({}, { signal })),
    messages: (range: { readonly after?: number; readonly before?: number }, signal?: AbortSignal) =>
      orFailure(consultChat.messages(range, { signal })),
    send: (key: string, text: string) => orFailure(consultChat.send({ key, text })),
    /** @param content base64 */
    sendPicture: (key: string, content: string) => orFailure(consultChat.sendPicture({ key, content })),
    read: (seq: number) => orFailure(consultChat.read({ seq })),
  }
}
