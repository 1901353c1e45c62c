import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span, SpanOptions, Tracing } from '@zhushutong/telemetry/tracing'
import { isMeasured, type OperationKind, publish } from './measurements'

interface Operation {
  readonly kind: OperationKind
  readonly name: string
  /** Attributes of the span, computed only for a trace. */
  readonly attributes?: () => Attributes
}

const spans = new AsyncLocalStorage<Span>()
let tracing: Tracing | null = null

/** Sends the traces of this process to `next`; null ends tracing. */
export function traceWith(next: Tracing | null): void {
  tracing = next
}

/** The id of the running trace; undefined outside of a trace. */
export function findTraceId(): string | undefined {
  return spans.getStore()?.traceId
}

/** Begins a span without running in it; null without tracing. */
export function beginSpan(options: SpanOptions): Span | null {
  return tracing?.begin(options) ?? null
}

/** Runs `work` as a part of the span. */
export function runIn<T>(span: Span, work: () => T): T {
  return spans.run(span, work)
}

/** Codes and names of errors are words of the program; their messages may contain values. */
const nameOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  const isWord = (text: unknown): text is string => typeof text === 'string' && /^\w{1,40}$/.test(text)
  return [code, name].find(isWord) ?? 'Error'
}

/** Statements and requests to providers belong to a call or a step of a job; polls for jobs begin no trace. */
const beginOperation = ({ kind, name, attributes }: Operation): Span | null => {
  if (!tracing || kind === 'job') return null
  if (kind === 'step') return tracing.begin({ name, kind: 'internal' })
  const parent = spans.getStore()
  if (!parent?.isRecording) return null
  return tracing.begin({ name, kind: 'client', parent: parent.traceparent, attributes: attributes?.() })
}

/**
 * Runs an operation as a step of its trace, and measures it. Without tracing and metrics it only runs.
 * @param isFailure recognises a failure that is a result, not an exception
 */
export async function observe<T>(
  operation: Operation,
  run: () => Promise<T>,
  isFailure: (result: T) => boolean = () => false,
): Promise<T> {
  if (!tracing && !isMeasured()) return run()
  const span = beginOperation(operation)
  const from = performance.now()
  let failure: string | undefined
  try {
    const result = await (span ? spans.run(span, run) : run())
    if (isFailure(result)) failure = 'refused'
    return result
  } catch (error) {
    failure = nameOf(error)
    throw error
  } finally {
    span?.end(failure)
    const seconds = (performance.now() - from) / 1000
    publish({ type: operation.kind, name: operation.name, seconds, isFailed: failure !== undefined })
  }
}

/** Runs a request to an outside service, which the metrics count by its name. */
export function observeProvider<T>(
  name: string,
  run: () => Promise<T>,
  isFailure?: (result: T) => boolean,
): Promise<T> {
  return observe({ kind: 'provider', name }, run, isFailure)
}
