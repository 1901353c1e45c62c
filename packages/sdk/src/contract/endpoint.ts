import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/**
 * One call of the gateway, as a value: the client's method, the gateway's route, the OpenAPI document and the
 * fuzz tests are all read from it by plain loops.
 */
export interface Endpoint<Req extends Schema = Schema, Res extends Schema = Schema> {
  readonly method: 'POST' | 'GET' | 'DELETE'
  /** Path with {name} placeholders, filled from the request's fields of that name. */
  readonly path: string
  /** Other paths that answer the same (the authentication centre's twins). */
  readonly aliases?: readonly string[]
  readonly summary: string
  /** none: the token is ignored; optional: a token widens what comes back; token: 401 without one. */
  readonly access: 'none' | 'optional' | 'token'
  /** The result may be asked for encrypted (CRY-01). */
  readonly encrypted?: boolean
  /** The request's body is always sent encrypted (LOG-10). */
  readonly encryptsRequest?: boolean
  /** The call's own limit in ms, where it is not the default of NET-01. */
  readonly timeout?: number
  /** Repeating it changes nothing further, so a client may retry. */
  readonly idempotent: boolean
  /** Repeating it under the same Idempotency-Key changes nothing further: for 24 h it gives the first answer. */
  readonly keyed?: boolean
  /** Built on first use, so that importing the table costs nothing. */
  readonly request: () => Req
  readonly result: () => Res
  /** Codes of the error catalogue that the call answers with, beyond those of every call. */
  readonly errors?: readonly string[]
  /** The answer is a text/event-stream of `data: {json}` events, each of this shape; a failure before it is an envelope. */
  readonly streams?: () => Schema
  /** The request travels as multipart/form-data: the field of this name, an `UploadPart`, is its file. */
  readonly multipart?: string
}

/** A call whose answer comes in pieces: its result is one event. */
export interface StreamEndpoint<Req extends Schema = Schema, Event extends Schema = Schema>
  extends Endpoint<Req, Event> {
  readonly streams: () => Event
}

/** A call that brings a file. */
export interface UploadEndpoint<Req extends Schema = Schema, Res extends Schema = Schema>
  extends Endpoint<Req, Res> {
  readonly multipart: string
}

export type Contract = Readonly<Record<string, Endpoint>>

export type RequestOf<E> = E extends Endpoint<infer Req, Schema> ? z.input<Req> : never
export type InputOf<E> = E extends Endpoint<infer Req, Schema> ? z.output<Req> : never
export type ResultOf<E> = E extends Endpoint<Schema, infer Res> ? z.output<Res> : never

/**
 * Keeps the schemas' own types while checking the shape; memoises the schemas. Free of side effects, so that a
 * bundler leaves out the calls that a page does not make.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<Req extends Schema, Res extends Schema>(e: Endpoint<Req, Res>): Endpoint<Req, Res> {
  let request: Req | undefined
  let result: Res | undefined
  return {
    ...e,
    request: () => {
      request ??= e.request()
      return request
    },
    result: () => {
      result ??= e.result()
      return result
    },
  }
}

/** `endpoint`, of a call that streams. */
// @__NO_SIDE_EFFECTS__
export function streaming<Req extends Schema, Event extends Schema>(
  e: Omit<StreamEndpoint<Req, Event>, 'result'>,
): StreamEndpoint<Req, Event> {
  const { result, ...plain } = endpoint({ ...e, result: e.streams })
  return { ...plain, result, streams: result }
}

/** `endpoint`, of a call that brings a file. */
// @__NO_SIDE_EFFECTS__
export function uploading<Req extends Schema, Res extends Schema>(
  e: UploadEndpoint<Req, Res>,
): UploadEndpoint<Req, Res> {
  return { ...endpoint(e), multipart: e.multipart }
}
