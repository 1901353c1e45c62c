import type { EventKindKey } from '@zhushutong/domain/history'
import type { Channel, Frequency, Subject } from '@zhushutong/domain/subscriptions'
import { copyFilters } from '@/wiring/browser/answers'
import type { Gateway } from '@/wiring/browser/gateway'

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
