import type { Outgoing } from './send'

/** A request whose answer is streamed, or whose upload progress is reported. */
export interface StreamOutgoing extends Omit<Outgoing, 'body'> {
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** The head of an answer, and its bytes as they arrive. Leaving the iteration closes the connection. */
export interface Opened {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly chunks: AsyncIterable<Uint8Array>
}

/** An answer read to its end. */
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Bytes of the body sent so far, and the total. */
export type OnProgress = (progress: { readonly sent: number; readonly total: number }) => void

/** The runtime's transport for streams and uploads; aborting the signal closes the connection. */
export interface StreamTransport {
  readonly open: (outgoing: StreamOutgoing, signal: AbortSignal) => Promise<Opened>
  readonly upload: (
    outgoing: StreamOutgoing,
    onProgress: OnProgress,
    signal: AbortSignal,
  ) => Promise<Answered>
}

/** Far above any envelope of a failure, which is short; in characters. */
const LONGEST_TEXT = 1_000_000

/** The complete answer as text, truncated if it is far too long for an envelope. */
export async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_TEXT) return text
  }
  return text + decoder.decode()
}
