import type { Channel, Frequency, Subject } from '@zhushutong/domain/subscriptions'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** A subject as a request says it. */
const asRequest = (subject: Subject) => {
  if (subject.of === 'channel') return { of: subject.of, channel: subject.channel }
  if (subject.of !== 'search') return { of: subject.of, moduleId: subject.id }
  const { of, module, keyword, filters } = subject
  const lists = Object.entries(filters).map(([key, values]): [string, string[]] => [key, [...values]])
  return { of, module, keyword, filters: Object.fromEntries(lists) }
}

/** The member's subscriptions. */
export function createSubscriptions({ subscriptions }: BrowserClient) {
  return {
    /** null on success, else the problems. */
    add: async (
      subject: Subject,
      form: { readonly name: string; readonly frequency: Frequency; readonly channels: Channel[] },
      signal?: AbortSignal,
    ) => {
      try {
        await subscriptions.add({ ...asRequest(subject), ...form }, { signal })
        return null
      } catch (error) {
        if (!isPortalError(error)) throw error
        return { message: error.message, fields: error.kind === 'validation' ? error.fields : [] }
      }
    },
    change: (asked: Parameters<typeof subscriptions.change>[0]) =>
      orFailure(subscriptions.change(asked).then(() => true as const)),
    /** What can be chosen besides the inbox. */
    channels: () => orFailure(subscriptions.channels()),
    remove: (id: string) => orFailure(subscriptions.remove({ id })),
  }
}
