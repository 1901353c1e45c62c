import { buildTooLargeError } from './transport'

/** The bytes of a stream as they arrive. Leaving the iteration cancels the stream. */
export async function* readChunks(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array, void, void> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** The complete text; rejects as soon as it is longer than `limit` bytes. */
export async function collectText(
  chunks: AsyncIterable<Uint8Array>,
  requestId: string,
  limit: number,
): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit) throw buildTooLargeError(requestId, limit)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
