import { SaxesParser } from 'saxes'
import { UnusableFile } from '../source-row'

/** An element without the prefix of its namespace. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

interface XmlEvents {
  opens(tag: Tag): void
  text?(text: string): void
  closes?(name: string): void
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses XML while it is read; `step` yields what the events collected. Entities of a DTD are not expanded. */
export async function* readXml<T>(
  stream: AsyncIterable<Buffer>,
  events: XmlEvents,
  step: () => readonly T[] = () => [],
): AsyncGenerator<T> {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => events.opens({ name: withoutPrefix(name), attributes }))
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  parser.on('closetag', ({ name }) => events.closes?.(withoutPrefix(name)))
  const decoder = new TextDecoder()
  try {
    for await (const bytes of stream) {
      parser.write(decoder.decode(bytes, { stream: true }))
      yield* step()
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    throw new UnusableFile(`工作簿损坏，无法读取（${error instanceof Error ? error.message : error}）`)
  }
  yield* step()
}

/** Parses a whole part. */
export async function parseXml(stream: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  for await (const _ of readXml(stream, events));
}
