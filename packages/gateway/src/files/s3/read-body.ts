import { Readable } from 'node:stream'
import { FileStoreFailed } from '../file-store-failed'

/** Returns the next piece; fails after `within` ms without one. */
const next = async <T>(reader: ReadableStreamDefaultReader<T>, within: number) => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FileStoreFailed('get stopped halfway')), within)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } catch (error) {
    throw error instanceof FileStoreFailed ? error : new FileStoreFailed('get was cut off', error)
  } finally {
    clearTimeout(timer)
  }
}

/** The timeout covers the wait for the store only, because a slow reader is not the store's fault. */
async function* splitPieces(body: ReadableStream<Uint8Array>, size: number, within: number) {
  const reader = body.getReader()
  let received = 0
  for (;;) {
    const { done, value } = await next(reader, within)
    if (done) break
    received += value.length
    yield value
  }
  if (received !== size) throw new FileStoreFailed('get was cut off')
}

/** Streams the body of a response of a known size; `abort` ends the connection when the stream is closed. */
export function readBody(
  body: ReadableStream<Uint8Array>,
  size: number,
  within: number,
  abort: () => void,
): Readable {
  const stream = Readable.from(splitPieces(body, size, within), { objectMode: false })
  return stream.once('close', abort)
}
