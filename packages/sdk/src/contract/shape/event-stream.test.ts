import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVENT_TOO_LARGE, eventParser, eventText, PING_TEXT } from './event-stream'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const readWhole = (text: string) => eventParser().push(bytesOf(text))

describe('reading an event stream', () => {
  it.each([
    ['one event', 'data: {"a":1}\n\n', ['{"a":1}']],
    ['two events', 'data: 1\n\ndata: 2\n\n', ['1', '2']],
    ['CRLF', 'data: 1\r\n\r\ndata: 2\r\n\r\n', ['1', '2']],
    ['CR alone', 'data: 1\r\rdata: 2\r\r', ['1', '2']],
    ['several lines of data', 'data: {\ndata: "a":1\ndata: }\n\n', ['{\n"a":1\n}']],
    ['comments', ': ping\n\n: more\ndata: 1\n\n', ['1']],
    ['other fields', 'event: message\nid: 7\nretry: 10\ndata: 1\n\n', ['1']],
    ['a byte order mark', '\ufeffdata: 1\n\n', ['1']],
    ['no space after the colon', 'data:1\n\n', ['1']],
    ['only the first space is left out', 'data:  1\n\n', [' 1']],
    ['a field without a colon is empty data', 'data\n\n', ['']],
    ['a field that only begins like data', 'database: 1\n\n', []],
    ['blank lines', '\n\n\n', []],
    ['what no blank line completes', 'data: 1\n\ndata: 2\n', ['1']],
  ])('%s', (_, text, events) => {
    expect(readWhole(text)).toEqual(events)
  })

  it('reads the same however the bytes are split, even inside a character or a line end', () => {
    const text =
      '\ufeff: ping\r\ndata: {"answer":"重庆😀\\n"}\r\n\r\ndata: a\ndata: b\n\nevent: x\rdata: 中\r\rdata: 末\n\n'
    const bytes = bytesOf(text)
    const whole = readWhole(text)
    expect(whole).toEqual(['{"answer":"重庆😀\\n"}', 'a\nb', '中', '末'])
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 })
    fc.assert(
      fc.property(cuts, (places) => {
        const parser = eventParser()
        const ends = [...new Set([...places, bytes.length])].sort((a, b) => a - b)
        const events = ends.flatMap((end, i) => parser.push(bytes.subarray(ends[i - 1] ?? 0, end)))
        expect(events).toEqual(whole)
      }),
      { numRuns: 500 },
    )
    const parser = eventParser()
    expect([...bytes].flatMap((byte) => parser.push(Uint8Array.of(byte)))).toEqual(whole)
  })

  it('knows whether an event is incomplete', () => {
    const parser = eventParser()
    parser.push(bytesOf('data: 1\n\n'))
    expect(parser.isMidEvent()).toBe(false)
    parser.push(bytesOf('data: 2\n'))
    expect(parser.isMidEvent()).toBe(true)
  })

  it('accepts events up to the maximum size, in one or many lines, and none beyond', () => {
    const of = (text: string) => () => eventParser(20).push(bytesOf(text))
    expect(of(`data: ${'x'.repeat(14)}\n\n`)()).toEqual(['x'.repeat(14)])
    expect(of(`data: ${'x'.repeat(15)}\n\n`)).toThrow(EVENT_TOO_LARGE)
    expect(of('x'.repeat(21))).toThrow(EVENT_TOO_LARGE)
    expect(of('data: 12345678\ndata: 12345678\n')).toThrow(EVENT_TOO_LARGE)
    expect(of('data: 12345678\n\ndata: 12345678\n\n'.repeat(9))().length).toBe(18)
  })

  it('written events are read back, and a ping is ignored', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const text = values.map((value) => eventText(value) + PING_TEXT).join('')
        expect(readWhole(text).map((data) => JSON.parse(data))).toEqual(
          values.map((v) => JSON.parse(JSON.stringify(v))),
        )
      }),
    )
  })
})
