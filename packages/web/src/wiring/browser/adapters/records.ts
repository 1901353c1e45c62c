import type { ComqueryPreview } from '@zhushutong/domain/comquery'
import type { RecordRef } from '@zhushutong/domain/favourites'
import { type EventKindKey, isEventKind } from '@zhushutong/domain/history'
import type { Channel, Frequency, Subject } from '@zhushutong/domain/subscriptions'
import type { CallFailure } from '../failure'
import type { Gateway } from '../gateway'
import { copyFilters, orNull } from './answers'

/** The history of a record; null if loading failed. */
export function recordHistoryPort({ call }: Gateway) {
  return {
    /** A page of the timeline, newest first (DAT-68). `kind`: '' for all events. */
    loadChanges: (
      type: string,
      id: string,
      { kind = '', cursor }: { readonly kind?: string; readonly cursor?: string } = {},
    ) => {
      const kinds = isEventKind(kind) ? [kind] : undefined
      const input = { type, id, ...(cursor && { cursor }), ...(kinds && { kinds }), pageSize: 10 }
      return orNull(call(({ history }) => history.changes(input)))
    },
    /** The source of each value (DAT-01). */
    loadSources: (type: string, id: string) => orNull(call(({ history }) => history.sources({ type, id }))),
  }
}

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

/** A subject in the shape of a request. */
const asRequest = (subject: Subject) => {
  if (subject.of === 'channel') return { of: subject.of, channel: subject.channel }
  if (subject.of === 'record') return { of: subject.of, module: subject.module, moduleId: subject.id }
  if (subject.of !== 'search') return { of: subject.of, moduleId: subject.id }
  const { of, module, keyword, filters } = subject
  return { of, module, keyword, filters: copyFilters(filters) }
}

interface SubscriptionForm {
  readonly name: string
  readonly frequency: Frequency
  readonly channels: Channel[]
  readonly changes: EventKindKey[]
}

export function subscriptionsPort({ call, send }: Gateway) {
  return {
    add: (subject: Subject, form: SubscriptionForm, signal?: AbortSignal) =>
      send(({ subscriptions }) => subscriptions.add({ ...asRequest(subject), ...form }, { signal })),
    channels: (signal?: AbortSignal) =>
      call(({ subscriptions }) => subscriptions.channels(undefined, { signal })),
  }
}

/** The preview of the combined query. */
export function previewPort({ call }: Gateway) {
  return (query: object, signal?: AbortSignal): Promise<ComqueryPreview | CallFailure> =>
    call(({ comquery }) => comquery.preview(query as Parameters<typeof comquery.preview>[0], { signal }), {
      client: 'preview',
    })
}
