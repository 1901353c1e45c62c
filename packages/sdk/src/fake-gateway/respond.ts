import { codeText, GATEWAY_CODES } from '../contract/shape/codes'
import { SUCCESS } from '../contract/shape/envelope'
import { eventText } from '../contract/shape/event-stream'
import type { Clock } from '../transport/clock'
import { pause } from '../transport/deadline'
import type { Opened } from '../transport/transport'
import type { HttpError, Refusal } from './answers'

/** The body of an answer as it comes. */
interface Delivery {
  /** ms before the answer, or before each piece of a stream. */
  readonly slowMs: number
  /** True when the connection is reset in the middle. */
  readonly isCut: boolean
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const encode = (text: string) => new TextEncoder().encode(text)

/** The error of node:http for a connection that the gateway has reset. */
export function buildReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}

/** An answer over its pieces; a cut one loses the second half of them. */
export function openPieces(
  head: Pick<Opened, 'status' | 'headers'>,
  pieces: readonly Uint8Array[],
  { slowMs, isCut }: Delivery,
  clock: Clock,
  signal: AbortSignal,
): Opened {
  async function* chunks() {
    const whole = isCut ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces
    for (const [i, piece] of whole.entries()) {
      if (slowMs > 0 && i > 0) await pause(slowMs, signal, clock)
      if (signal.aborted) throw signal.reason
      yield isCut && pieces.length === 1 ? piece.slice(0, piece.length / 2) : piece
    }
    if (isCut) throw buildReset()
  }
  const text = async () => {
    const decoder = new TextDecoder()
    let all = ''
    for await (const chunk of chunks()) all += decoder.decode(chunk, { stream: true })
    return all
  }
  return { ...head, chunks, text }
}

const retryAfterHeader = (ms: number | undefined): Readonly<Record<string, string>> =>
  ms === undefined ? {} : { 'retry-after': String(Math.ceil(ms / 1000)) }

const envelope = (statusCode: string, statusMessage: string, data: unknown) =>
  JSON.stringify({ statusCode, statusMessage, data })

/** Status, headers and text of an answer, not yet opened. */
export interface Written {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly pieces: readonly Uint8Array[]
}

export function writeResult(data: unknown): Written {
  return { status: 200, headers: JSON_TYPE, pieces: [encode(envelope(SUCCESS, '', data))] }
}

export function writeRefusal({ code, retryAfter, fields, ...facts }: Omit<Refusal, 'kind'>): Written {
  const known = (GATEWAY_CODES as Readonly<Record<string, { readonly status: number }>>)[code]
  const status = facts.status ?? known?.status ?? 200
  const text = envelope(code, facts.message ?? codeText(code) ?? '操作失败', fields ? { fields } : null)
  return { status, headers: { ...JSON_TYPE, ...retryAfterHeader(retryAfter) }, pieces: [encode(text)] }
}

export function writeHttpError({ status, text, retryAfter }: Omit<HttpError, 'kind'>): Written {
  return { status, headers: retryAfterHeader(retryAfter), pieces: [encode(text)] }
}

/** The events of an answer of the assistant: its ids, its pieces and its end. */
export function writeChat(pieces: readonly unknown[], conversationId: unknown): Written {
  const ids = {
    conversation_id: conversationId || 'conversation-1',
    message_id: 'message-1',
    task_id: 'task-1',
  }
  const event = (name: string, answer: unknown, more = {}) =>
    encode(eventText({ event: name, answer, ...ids, rating: null, error_code: null, ...more }))
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    pieces: [
      event('message', ''),
      ...pieces.map((piece) => event('message', piece)),
      event('message_end', '', { stopped: false }),
    ],
  }
}

/** The content of a file that is given as text or as bytes. */
export function readContent(content: unknown): Uint8Array {
  return content instanceof Uint8Array ? content : encode(String(content))
}

/** The content of a file, from the offset of a Range header on. */
export function writeFile(bytes: Uint8Array, range: string | undefined): Written {
  const from = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
  const rest = bytes.subarray(from)
  const headers = { 'content-type': 'application/octet-stream', 'content-length': String(rest.length) }
  return { status: from > 0 ? 206 : 200, headers, pieces: [rest] }
}
