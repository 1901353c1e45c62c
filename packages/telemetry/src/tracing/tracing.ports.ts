export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A step of a trace that has begun. */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** The header of W3C Trace Context by which another step continues the trace. */
  readonly traceparent: string
  /** False for a trace that the sampler left out: its further steps need no spans. */
  readonly isRecording: boolean
  set(attributes: Attributes): void
  /** @param failure the kind of failure, never its text: a text may contain values. */
  end(failure?: string): void
}

export interface SpanOptions {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  /** The traceparent of the step that this one belongs to; a new trace begins without a valid one. */
  readonly parent?: string
  readonly attributes?: Attributes
}

export interface Tracing {
  begin(options: SpanOptions): Span
  /** Sends the last spans, for up to 3 s. */
  close(): Promise<void>
}
