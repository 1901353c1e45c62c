import type { PortalClient } from '../api'
import type { AssistantResource, ChatInput } from '../client/assistant'
import type { Scripted } from './answers'

type Groups = Omit<PortalClient, 'assistant' | 'records' | 'clock' | 'withOptions'>
type AnyCall = (...args: never[]) => PromiseLike<unknown>

type NamesIn<Group extends string, Resource> = {
  [Name in keyof Resource & string]: Resource[Name] extends AnyCall ? `${Group}.${Name}` : never
}[keyof Resource & string]

/** Methods that make several calls of other names. */
type Journeys = 'exports.download' | 'exports.toFile'

type GroupCall = Exclude<
  { [G in keyof Groups & string]: NamesIn<G, Groups[G]> }[keyof Groups & string],
  Journeys
>
type AssistantCall = `assistant.${keyof AssistantResource & string}`

/**
 * The name of a call: that of the client's method, `companies.search`. `exports.file` is the content of the file of
 * every export.
 */
export type CallName = GroupCall | AssistantCall | 'exports.file'

type MethodOf<Name> = Name extends `${infer G}.${infer M}`
  ? G extends keyof Groups
    ? M extends keyof Groups[G]
      ? Groups[G][M]
      : never
    : never
  : never

/** The input of a call, with its defaults. */
export type InputFor<Name extends CallName> = Name extends 'assistant.chat'
  ? ChatInput
  : MethodOf<Name> extends (input: infer Input, ...more: never[]) => unknown
    ? NonNullable<Input>
    : unknown

type WithoutPaging<Result> =
  Result extends AsyncIterable<unknown> ? Omit<Result, 'next' | typeof Symbol.asyncIterator> : Result

/** A value of which any field may be left out. */
type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T

/**
 * The result of a call. Fields that are left out get the smallest value of their type: null, '', 0, false, []; a page
 * counts its records. `assistant.chat` is answered by the pieces of its text, `exports.file` by text or bytes; the
 * other calls of the assistant by the fields of the API.
 */
export type ResultFor<Name extends CallName> = Name extends 'assistant.chat'
  ? string | readonly string[]
  : Name extends 'exports.file'
    ? string | Uint8Array
    : MethodOf<Name> extends (...args: never[]) => PromiseLike<infer Result>
      ? Part<WithoutPaging<Result>>
      : unknown

type PlainAnswer<Name extends CallName> = ResultFor<Name> | Scripted<ResultFor<Name>>

/** An answer, or a function that makes it. */
export type AnswerFor<Name extends CallName> =
  | PlainAnswer<Name>
  | ((input: InputFor<Name>, count: number) => PlainAnswer<Name> | Promise<PlainAnswer<Name>>)
