import type { FieldProblem } from '../errors'

/** A failure of the gateway: the code, and the status and text of the catalogue unless others are given. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly code: string
  readonly status?: number
  readonly message?: string
  /** In ms; sent as the Retry-After header, in whole seconds. */
  readonly retryAfter?: number
  readonly fields?: readonly FieldProblem[]
}

/** An answer that the gateway has not written, such as that of a proxy before it. */
export interface HttpError {
  readonly kind: 'http'
  readonly status: number
  readonly text: string
  readonly retryAfter?: number
}

/** A connection that is reset before the answer, or never answered. */
interface NoAnswer {
  readonly kind: 'broken' | 'hanging'
}

/** An answer after `ms`; of a stream, each piece after `ms`. */
interface Slow<A> {
  readonly kind: 'slow'
  readonly ms: number
  readonly answer: A
}

/** An answer whose connection is reset in the middle. */
interface Cut<A> {
  readonly kind: 'cut'
  readonly answer: A
}

export type Effect<A> = Refusal | HttpError | NoAnswer | Slow<A> | Cut<A>

/** An effect instead of a plain answer; answers of the gateway are never of this class. */
export class Scripted<A> {
  constructor(readonly effect: Effect<A>) {}
}

/** The gateway refuses the call: `refusal('00429', { retryAfter: 5_000 })`. */
export function refusal(code: string, more: Omit<Refusal, 'kind' | 'code'> = {}): Scripted<never> {
  return new Scripted({ kind: 'refusal', code, ...more })
}

/** Something before the gateway answers: `httpError(502)`. */
export function httpError(
  status: number,
  { text = '', retryAfter }: { readonly text?: string; readonly retryAfter?: number } = {},
): Scripted<never> {
  return new Scripted({ kind: 'http', status, text, retryAfter })
}

/** The connection is reset before an answer. */
export function broken(): Scripted<never> {
  return new Scripted({ kind: 'broken' })
}

/** No answer ever comes. */
export function hanging(): Scripted<never> {
  return new Scripted({ kind: 'hanging' })
}

/** The answer comes after `ms` of the fake clock; pieces of a stream come `ms` apart. */
export function slow<A>(ms: number, answer: A): Scripted<A> {
  return new Scripted({ kind: 'slow', ms, answer })
}

/** The connection is reset in the middle of the answer. */
export function cut<A>(answer: A): Scripted<A> {
  return new Scripted({ kind: 'cut', answer })
}
