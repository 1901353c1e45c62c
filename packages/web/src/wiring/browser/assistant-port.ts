import type { Gateway } from './gateway'
import { late } from './late'

/** The assistant's failure, as its stream may fail to open. */
const UNANSWERED = { error: 'broken', reason: null } as const

export function assistantPort({ load }: Gateway) {
  const methods = {
    conversations: true,
    messages: true,
    rename: true,
    remove: true,
    rate: true,
    upload: true,
    stop: true,
    chat: true,
  } as const
  return late(() => load('assistant'), methods, UNANSWERED)
}
