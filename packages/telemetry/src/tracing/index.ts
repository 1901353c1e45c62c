export { openTracing } from './open-tracing'
export type { Attributes, Span, SpanOptions, Tracing } from './tracing.ports'
