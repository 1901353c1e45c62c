import type { EventKindKey } from '@zhushutong/domain/history'
import type { Channel, Frequency, Subject } from '@zhushutong/domain/subscriptions'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

/** A subject in the shape of a request. */
const asRequest = (subject: Subject) => {
  if (subject.of === 'channel') return { of: subject.of, channel: subject.channel }
  if (subject.of === 'record') return { of: subject.of, module: subject.module, moduleId: subject.id }
  if (subject.of !== 'search') return { of: subject.of, moduleId: subject.id }
  const { of, module, keyword, filters } = subject
  const lists = Object.entries(filters).map(([key, values]): [string, string[]] => [key, [...values]])
  return { of, module, keyword, filters: Object.fromEntries(lists) }
}

export function createSubscriptions({ subscriptions }: BrowserClient) {
  return {
    /** null on success, otherwise the problems. */
    add: (
      subject: Subject,
      form: {
        readonly name: string
        readonly frequency: Frequency
        readonly channels: Channel[]
        readonly changes: EventKindKey[]
      },
      signal?: AbortSignal,
    ) => orRefusal(subscriptions.add({ ...asRequest(subject), ...form }, { signal })),
    change: (input: Parameters<typeof subscriptions.change>[0]) =>
      orFailure(subscriptions.change(input).then(() => true as const)),
    channels: (signal?: AbortSignal) => orFailure(subscriptions.channels(undefined, { signal })),
    remove: (id: string) => orFailure(subscriptions.remove({ id })),
    chooseReminders: (channels: Channel[]) => orFailure(subscriptions.chooseReminderChannels({ channels })),
  }
}
