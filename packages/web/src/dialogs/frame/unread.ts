import { showUnread } from '@/features/messages/show-unread'
import { port } from '@/wiring/browser/ports'

/** Loads the number of unread messages and shows it beside the bell (MSG-03). */
export async function loadUnread(signal: AbortSignal): Promise<void> {
  const unread = await port('inbox').countUnread(signal)
  if (typeof unread === 'number' && !signal.aborted) showUnread(unread)
}
