/** Writing and parsing text/event-stream, for both ends of a streaming call. */

/** Formats an event: its data in one line, since JSON has no line breaks. */
export function eventText(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

/** A comment without content that keeps proxies from closing the stream. */
export const PING_TEXT = ': ping\n\n'

interface EventParser {
  /** Returns the data of the events completed by the next bytes; comments and other fields are ignored. */
  readonly push: (bytes: Uint8Array) => string[]
  /** True when an event is incomplete. Data after the last blank line of a stream is not an event. */
  readonly isMidEvent: () => boolean
}

/** The error for an event that is too large. */
export const EVENT_TOO_LARGE = 'EVENT_TOO_LARGE'

/**
 * Parses a text/event-stream from chunks of bytes split anywhere, even inside a line end or a character.
 * @param maxLength maximum length of one event in UTF-16 units; beyond it `push` throws EVENT_TOO_LARGE
 */
export function eventParser(maxLength = 1_000_000): EventParser {
  // Also removes the byte order mark.
  const decoder = new TextDecoder()
  let rest = ''
  let endedInCr = false
  let data: string[] = []
  let length = 0

  const nextLine = (): string | null => {
    const end = /\r\n|\n|\r/.exec(rest)
    if (!end) return null
    const line = rest.slice(0, end.index)
    rest = rest.slice(end.index + end[0].length)
    endedInCr = end[0] === '\r' && rest === ''
    return line
  }

  const take = (line: string) => {
    const colon = line.indexOf(':')
    if ((colon < 0 ? line : line.slice(0, colon)) !== 'data') return
    data.push(colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, ''))
    length += line.length
  }

  const push = (bytes: Uint8Array): string[] => {
    const text = decoder.decode(bytes, { stream: true })
    // A CR at the end of the previous chunk was the first half of CRLF.
    rest += endedInCr && text.startsWith('\n') ? text.slice(1) : text
    if (text !== '') endedInCr = false
    const events: string[] = []
    for (let line = nextLine(); line !== null; line = nextLine()) {
      if (line !== '') take(line)
      else if (data.length > 0) {
        events.push(data.join('\n'))
        data = []
        length = 0
      }
      if (length > maxLength) throw new RangeError(EVENT_TOO_LARGE)
    }
    if (length + rest.length > maxLength) throw new RangeError(EVENT_TOO_LARGE)
    return events
  }

  return { push, isMidEvent: () => data.length > 0 || rest !== '' }
}
