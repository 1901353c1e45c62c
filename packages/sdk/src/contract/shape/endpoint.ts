import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The form field that contains the file. */
export interface FileField {
  readonly name: string
  /** Maximum size in bytes, inclusive. */
  readonly maxBytes: number
  /** The message for a larger file. */
  readonly tooLarge: string
}

/** The facts of a call that a client sends it by; plain data. */
export interface CallFacts<Former extends string = string> {
  /** The former name of the client's method, deprecated; it works until the next minor version. */
  readonly formerName?: Former | undefined
  readonly method: 'POST' | 'GET' | 'DELETE'
  /** Path with {name} placeholders, filled from the request fields of the same name. */
  readonly path: string
  /** none: the token is ignored; optional: a token returns more data; token: 401 without one. */
  readonly access: 'none' | 'optional' | 'token'
  /** The result can be requested encrypted (CRY-01). */
  readonly encrypted?: boolean
  /** The request's body is always sent encrypted (LOG-10). */
  readonly encryptsRequest?: boolean
  /** The call's own time limit in ms, if it differs from the default (NET-01). */
  readonly timeout?: number
  /** Repeating the call changes nothing, so a client may retry. */
  readonly idempotent: boolean
  /** Repeating the call with the same Idempotency-Key changes nothing: for 24 h it returns the first answer. */
  readonly keyed?: boolean
}

/**
 * One call of the gateway, as a value: the client's method, the gateway's route, the OpenAPI document and the fuzz
 * tests are all derived from it.
 */
export interface Endpoint<
  Req extends Schema = Schema,
  Res extends Schema = Schema,
  Former extends string = string,
  Path extends string = string,
> extends CallFacts<Former> {
  readonly path: Path
  /** Other paths with the same handler (aliases of the authentication centre). */
  readonly aliases?: readonly string[]
  /**
   * The limit on reading that the call counts towards. 'records': each record of its result, or of the
   * `records` of its result or its events, counts towards the day's budget (REA-01); 'figures': only the
   * rate counts (LEG-02).
   *
   * A record counts as read if its content goes to the caller: a detail, a row of a list or of favourites,
   * a check of a company, a record in an answer of the assistant. A name with a link does not count:
   * suggestions, rankings, and the partners in a company's relations, which only describe their dealings
   * with that company; the company itself counts. Files have their own quota (EXP). `reads.test.ts` checks
   * every call.
   */
  readonly reads?: 'records' | 'figures'
  /** A function, so that importing the table builds no schema. */
  readonly request: () => Req
  readonly result: () => Res
  /** Error codes specific to this call, besides those of every call. */
  readonly errors?: readonly string[]
  /**
   * The answer is a text/event-stream of `data: {json}` events, each of this shape; a failure before the stream
   * starts is an envelope.
   */
  readonly streams?: () => Schema
  /** The request is sent as multipart/form-data with one file, an `UploadPart`. */
  readonly multipart?: FileField
}

/** A call whose answer is a stream: its result is one event. */
export interface StreamEndpoint<Req extends Schema = Schema, Event extends Schema = Schema>
  extends Endpoint<Req, Event> {
  readonly streams: () => Event
}

/** A call that uploads a file. */
export interface UploadEndpoint<Req extends Schema = Schema, Res extends Schema = Schema>
  extends Endpoint<Req, Res> {
  readonly multipart: FileField
}

/** True for a call that changes nothing, so that anyone may try it. */
export function isReading({ reads, access, idempotent }: Endpoint): boolean {
  return idempotent && (reads !== undefined || access !== 'token')
}

export type Contract = Readonly<Record<string, Endpoint>>

/** The former name of a call's method; never for a call that kept its name. */
export type FormerNameOf<E> =
  E extends Endpoint<Schema, Schema, infer Former> ? (string extends Former ? never : Former) : never

/** The path of a call that is declared with a literal path. */
export type PathOf<E> =
  E extends Endpoint<Schema, Schema, string, infer Path> ? (string extends Path ? never : Path) : never

export type RequestOf<E> = E extends Endpoint<infer Req, Schema> ? z.input<Req> : never
export type InputOf<E> = E extends Endpoint<infer Req, Schema> ? z.output<Req> : never
export type ResultOf<E> = E extends Endpoint<Schema, infer Res> ? z.output<Res> : never

/**
 * Declares a call: preserves the schemas' own types while checking the shape, and memoises the schemas.
 * Free of side effects, so that a bundler can drop the calls that a page does not make.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Req extends Schema,
  Res extends Schema,
  Former extends string = never,
  Path extends string = string,
>(e: Endpoint<Req, Res, Former, Path>): Endpoint<Req, Res, Former, Path> {
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

/** Like `endpoint`, for a streaming call. */
// @__NO_SIDE_EFFECTS__
export function streaming<Req extends Schema, Event extends Schema>(
  e: Omit<StreamEndpoint<Req, Event>, 'result'>,
): StreamEndpoint<Req, Event> {
  const { result, ...plain } = endpoint({ ...e, result: e.streams })
  return { ...plain, result, streams: result }
}

/** Like `endpoint`, for an upload. */
// @__NO_SIDE_EFFECTS__
export function uploading<Req extends Schema, Res extends Schema>(
  e: UploadEndpoint<Req, Res>,
): UploadEndpoint<Req, Res> {
  return { ...endpoint(e), multipart: e.multipart }
}
