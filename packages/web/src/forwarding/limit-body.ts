/** A body whose bytes are counted while it streams: a body without a declared length is never buffered. */
interface LimitedBody {
  readonly stream: ReadableStream<Uint8Array>
  /** True when the body was longer than the limit; the stream has failed in that case. */
  exceeded(): boolean
}

/** @param limit in bytes */
export function limitBody(body: ReadableStream<Uint8Array>, limit: number): LimitedBody {
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > limit) controller.error(new RangeError(`longer than ${limit} bytes`))
      else controller.enqueue(chunk)
    },
  })
  return { stream: body.pipeThrough(counted), exceeded: () => bytes > limit }
}
