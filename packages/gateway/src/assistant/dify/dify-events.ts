import { eventParser } from '@zhushutong/sdk/contract'
import { DifyFailure } from './dify-api'

interface DifyEvent {
  readonly type: 'add' | 'replace' | 'end' | 'ping'
  readonly text: string
  readonly taskId: string | null
  readonly conversationId: string | null
}

const TYPES: Readonly<Record<string, DifyEvent['type']>> = {
  message: 'add',
  // Sent by agents; same content as `message`.
  agent_message: 'add',
  message_replace: 'replace',
  message_end: 'end',
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const UNREADABLE = '助手服务的回答无法识别，请稍后重试'
/** The text shown for an error: the service's own message is meant for its operators. */
const FAILED = '助手服务没有答完，请稍后重试'

const read = (data: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(data)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  throw new DifyFailure(UNREADABLE, 'invalid event')
}

const parseEvent = (data: string): DifyEvent => {
  const event = read(data)
  if (event.event === 'error') {
    const status = typeof event.status === 'number' ? event.status : null
    throw new DifyFailure(FAILED, `error ${textOf(event.code)?.slice(0, 60) ?? ''}`, status)
  }
  return {
    // Other events (of workflows, of files) only show that the service is working.
    type: TYPES[String(event.event)] ?? 'ping',
    text: textOf(event.answer) ?? '',
    taskId: textOf(event.task_id),
    conversationId: textOf(event.conversation_id),
  }
}

/** Parses the events of a byte stream. Ends with the stream, whether the answer was complete or not. */
export async function* difyEvents(
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<DifyEvent, void, void> {
  const parser = eventParser()
  for await (const bytes of body) {
    if (signal.aborted) return
    let events: string[]
    try {
      events = parser.push(bytes)
    } catch {
      throw new DifyFailure(UNREADABLE, 'too large')
    }
    for (const data of events) yield parseEvent(data)
  }
}
