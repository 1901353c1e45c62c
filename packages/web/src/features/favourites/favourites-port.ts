import type { RecordRef } from '@zhushutong/domain/favourites'
import type { Gateway } from '@/wiring/browser/gateway'

const buildTarget = ({ kind, id }: RecordRef) => ({ module: kind, moduleId: id })

export function favouritesPort({ call }: Gateway) {
  return {
    collected: (refs: readonly RecordRef[], signal?: AbortSignal) =>
      call(({ collect }) =>
        collect
          .collected({ records: refs.map(buildTarget) }, { signal })
          .then(({ records }) => records.map(({ module, moduleId }) => ({ kind: module, id: moduleId }))),
      ),
    add: (ref: RecordRef) => call(({ collect }) => collect.add(buildTarget(ref)).then(() => true as const)),
    remove: (ref: RecordRef) =>
      call(({ collect }) => collect.remove(buildTarget(ref)).then(() => true as const)),
  }
}
