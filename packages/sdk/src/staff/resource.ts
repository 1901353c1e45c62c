import type { StaffResource } from '@zhushutong/domain/staff'
import * as z from 'zod/mini'
import { atMost, pageNumber, pageOf, shortText } from '../contract/shape/common'
import { type Endpoint, endpoint } from '../contract/shape/endpoint'

type Schema = z.ZodMiniType

/** A call of the back office. */
export interface StaffEndpoint<Req extends Schema = Schema, Res extends Schema = Schema>
  extends Endpoint<Req, Res> {
  /**
   * True when the call changes something: the role needs the right to change the resource, and a rate limit
   * applies.
   */
  readonly changes: boolean
}

export type StaffCalls = Readonly<Record<string, StaffEndpoint>>

/** The page sizes of the back office. */
const STAFF_PAGE_SIZES = [10, 20, 50, 100] as const

/** The id of a row: a uuid, a public number, or a short link's name. */
export function rowId() {
  return shortText(64)
}

interface CallOptions {
  /** Default: true. */
  readonly changes?: boolean
  /** True when a repeated call changes nothing; default: false, true for a call that only reads. */
  readonly idempotent?: boolean
  /** Default: 'token'; 'none' for the login. */
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

/** The request of a list: a page, filters, and one column to sort by. */
const listRequest = <const Sort extends readonly [string, ...string[]], Filters extends z.core.$ZodShape>(
  sorts: Sort,
  filters: Filters,
) =>
  z.strictObject({
    pageNum: pageNumber(10_000),
    pageSize: z._default(z.literal(STAFF_PAGE_SIZES), 20),
    /** Default: the first of the columns, in the store's own direction. */
    sort: z.optional(z.enum(sorts)),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...filters,
  })

/** Words to search for, at most 50 characters; '' for none. */
export function searchWords() {
  return z._default(z.string().check(atMost(50)), '')
}

/**
 * The calls of one resource in the uniform shape of the back office: `list` (page, filters, sort), `get` by
 * id, `create`, `update`, and actions on one row. Each call of a row takes `id` and returns the row after
 * the call.
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
