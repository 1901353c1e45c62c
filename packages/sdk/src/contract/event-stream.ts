/** The text of a text/event-stream and back, for both ends of a streaming call. */

/** An event as it travels: its data on lines of their own. JSON has no line breaks, so one line. */
export const eventText = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`

/** Says nothing, but shows every proxy on the way that the stream lives. */
export const PING_TEXT = ': ping\n\n'

export interface EventParser {
  /** The data of the events that the next bytes complete; comments and other fields are passed over. */
  readonly push: (bytes: Uint8Array) => string[]
  /** An event has begun and is not complete. What follows the last blank line of a stream is no event. */
  readonly isMidEvent: () => boolean
}

/** An event is larger than the reader takes. */
export const EVENT_TOO_LARGE = 'EVENT_TOO_LARGE'

/**
 * Reads a text/event-stream from bytes cut anywhere, within a line end or a character too.
 * @param maxLength of one event's lines, in UTF-16 units; beyond it `push` throws EVENT_TOO_LARGE
 */
export const eventParser = (maxLength = 1_000_000): EventParser => {
  // Takes the byte order mark away as well.
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
    // A CR that ended the bytes before was the first half of CRLF.
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
