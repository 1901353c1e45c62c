import type { RecordRef } from '@zhushutong/domain/favourites'
import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

const named = ({ kind, id }: RecordRef) => ({ module: kind, moduleId: id })

export function createFavourites({ collect }: BrowserClient) {
  return {
    collected: (refs: readonly RecordRef[], signal?: AbortSignal) =>
      orFailure(
        collect
          .collected({ records: refs.map(named) }, { signal })
          .then(({ records }) => records.map(({ module, moduleId }) => ({ kind: module, id: moduleId }))),
      ),
    add: (ref: RecordRef) => orFailure(collect.add(named(ref)).then(() => true as const)),
    remove: (ref: RecordRef) => orFailure(collect.remove(named(ref)).then(() => true as const)),
  }
}
