import type { Endpoint } from '../../packages/sdk/src/contract'

export type RawWrong =
  | 'no JSON'
  | 'another content type'
  | 'another method'
  | '1 MB'
  | '2 MB'
  | 'prototype key'

export interface RawRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
}

const JSON_TYPE = { 'content-type': 'application/json' }
const NO_JSON = [
  '{',
  '{"a":',
  "{'a':1}",
  'null,',
  '\ufeff{}x',
  '{"a":1}{"b":2}',
  '[',
  '"',
  '\0',
  'undefined',
  '{"a":\u0001}',
]
const PROTOTYPES = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}']
const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'x',
  'a/b; charset=💥',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const MB = 1024 * 1024
const big = (size: number) => `{"unheardOf":"${'x'.repeat(size)}"}`
/** The largest accepted size, in the shape that is slowest to check. */
const DEEP = `{"unheardOf":${'['.repeat(MB / 2 - 20)}${']'.repeat(MB / 2 - 20)}}`

let turn = 0
// A different element for each call: all elements for all calls would take minutes and find no more.
const oneOf = <T>(all: readonly T[]): T => all[turn++ % all.length]!

/** Requests that fail before the call's schema is checked. */
export function rawRequests(endpoint: Endpoint, url: string): (RawRequest & { readonly wrong: RawWrong })[] {
  const other = METHODS.filter((method) => method !== endpoint.method && !url.endsWith('/conversations'))
  const otherMethod = other.length
    ? [{ wrong: 'another method', method: oneOf(other), url, headers: JSON_TYPE, payload: '{}' } as const]
    : []
  if (endpoint.method !== 'POST') return otherMethod.filter(({ method }) => method !== 'POST')
  const post = { method: 'POST', url }
  const json = (wrong: RawWrong, payload: string) => ({ ...post, wrong, headers: JSON_TYPE, payload })
  return [
    ...otherMethod,
    json('no JSON', oneOf(NO_JSON)),
    json('no JSON', oneOf(NO_JSON)),
    json('prototype key', oneOf(PROTOTYPES)),
    { ...post, wrong: 'another content type', headers: { 'content-type': oneOf(TYPES) }, payload: '{}' },
    ...oneOf([
      [json('1 MB', big(MB - 100))],
      [json('1 MB', DEEP)],
      [json('2 MB', big(2 * MB))],
      [],
      [],
      [],
      [],
      [],
    ]),
  ]
}
