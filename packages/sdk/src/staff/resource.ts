import type { StaffResource } from '@zhushutong/domain/staff'
import * as z from 'zod/mini'
import { atMost, pageNumber, pageOf, shortText } from '../contract/common'
import { type Endpoint, endpoint } from '../contract/endpoint'

type Schema = z.ZodMiniType

/** A call of the back office. */
export interface StaffEndpoint<Req extends Schema = Schema, Res extends Schema = Schema>
  extends Endpoint<Req, Res> {
  /** Whether it changes something: then the role needs the right to change its resource, and it is limited. */
  readonly changes: boolean
}

export type StaffCalls = Readonly<Record<string, StaffEndpoint>>

/** The page sizes of the back office. */
export const STAFF_PAGE_SIZES = [10, 20, 50, 100] as const

/** Names a row: a uuid, a number as told to people, a short link's name. */
export function rowId() {
  return shortText(64)
}

interface CallOptions {
  /** default: true */
  readonly changes?: boolean
  /** Repeating it changes nothing; default: false. */
  readonly idempotent?: boolean
  /** default: 'token'; 'none' for the login. */
  readonly access?: Endpoint['access']
}

/** Declares one call of the back office at /console/{group}/{name}. */
// @__NO_SIDE_EFFECTS__
export function staffCall<Req extends Schema, Res extends Schema>(
  group: string,
  name: string,
  schemas: { readonly request: () => Req; readonly result: () => Res },
  { changes = true, idempotent = !changes, access = 'token' }: CallOptions = {},
): StaffEndpoint<Req, Res> {
  const call = { method: 'POST', path: `/console/${group}/${name}`, access, idempotent, ...schemas } as const
  return { ...endpoint<Req, Res>(call), changes }
}

/** What a list is asked for: a page, filters, and one column to sort by. */
const listRequest = <const Sort extends readonly [string, ...string[]], Filters extends z.core.$ZodShape>(
  sorts: Sort,
  filters: Filters,
) =>
  z.strictObject({
    pageNum: pageNumber(10_000),
    pageSize: z._default(z.literal(STAFF_PAGE_SIZES), 20),
    /** default: the first of the columns, in the store's own direction */
    sort: z.optional(z.enum(sorts)),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...filters,
  })

/** Words to look for, of at most 50 characters; '' for none. */
export function searchWords() {
  return z._default(z.string().check(atMost(50)), '')
}

/**
 * The calls of one resource in the uniform shape of the back office: `list` (page, filters, sort), `get` by id,
 * `create`, `update`, and actions on one row. Each call of a row takes `id` and answers the row as it is then.
 */
// @__NO_SIDE_EFFECTS__
export function callsOf<Row extends Schema>(resource: StaffResource, row: () => Row) {
  const withId = <Fields extends z.core.$ZodShape>(fields: Fields) =>
    z.strictObject({ id: rowId(), ...fields })
  return {
    list: <const Sort extends readonly [string, ...string[]], Filters extends z.core.$ZodShape>(
      sorts: Sort,
      filters: () => Filters,
    ) =>
      staffCall(
        resource,
        'list',
        { request: () => listRequest(sorts, filters()), result: () => pageOf(row()) },
        { changes: false },
      ),
    get: () => staffCall(resource, 'get', { request: () => withId({}), result: row }, { changes: false }),
    create: <Fields extends z.core.$ZodShape>(fields: () => Fields) =>
      staffCall(resource, 'create', { request: () => z.strictObject(fields()), result: row }),
    update: <Fields extends z.core.$ZodShape>(fields: () => Fields) =>
      staffCall(resource, 'update', { request: () => withId(fields()), result: row }, { idempotent: true }),
    action: <Fields extends z.core.$ZodShape>(name: string, fields: () => Fields) =>
      staffCall(resource, name, { request: () => withId(fields()), result: row }),
  }
}
