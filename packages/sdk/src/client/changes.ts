import { isPortalError } from '../errors'
import type { Call, CallOptions } from './options'

/** A change of a record: write new and changed ones under their id, delete withdrawn ones. */
export type RecordChange<Item> = {
  readonly id: string
  /** The place after this change: pass it to `since` to go on from here. */
  readonly cursor: string
} & (
  | {
      /** new: first stored; changed: by its sources or a correction, or back after a withdrawal. */
      readonly change: 'new' | 'changed'
      /** The record as it is now, with the values of a list. */
      readonly record: Item
    }
  | {
      readonly change: 'withdrawn'
      /** The last values, if its sources no longer have it; null if the record no longer exists. */
      readonly record: Item | null
    }
)

/** The changes of a kind, oldest first; the loop ends at the present. */
export interface RecordChanges<Item> extends AsyncIterable<RecordChange<Item>> {
  /** The place after the last change of the loop, at its end that of now; null before an answer. Store it. */
  readonly cursor: string | null
}

/** A resource whose changes are read. */
export interface ChangingResource<Item> {
  /**
   * The changes since a cursor (DAT-71): `for await` yields new, changed and withdrawn records, oldest first, until now.
   * Then store `cursor` of the returned object. Without a cursor nothing is yielded, and `cursor` becomes that of now:
   * take it before reading everything by `search`. A failure in the loop has the cursor to go on from.
   * @throws PortalError business with code 40013 for a cursor older than 89 days: read everything again
   */
  readonly since: (cursor?: string | null, options?: CallOptions) => RecordChanges<Item>
}

/** One answer of the gateway. */
interface ChangePage<Item> {
  readonly records: readonly RecordChange<Item>[]
  readonly cursor: string
  readonly hasMore: boolean
}

const PAGE_SIZE = 100

/** The changes after a cursor, page by page. */
export function createChanges<Item>(
  ask: (input: { readonly cursor?: string; readonly pageSize: number }) => Call<ChangePage<Item>>,
  start: string | null | undefined,
): RecordChanges<Item> {
  let cursor = start ?? null
  async function* read(): AsyncGenerator<RecordChange<Item>, void, void> {
    for (let hasMore = true; hasMore; ) {
      const page = await ask({ cursor: cursor ?? undefined, pageSize: PAGE_SIZE }).catch((error: unknown) => {
        throw isPortalError(error) ? Object.assign(error, { cursor }) : error
      })
      for (const change of page.records) {
        cursor = change.cursor
        yield change
      }
      ;({ cursor, hasMore } = page)
    }
  }
  return {
    get cursor() {
      return cursor
    },
    [Symbol.asyncIterator]: read,
  }
}
