/** The subjects of a member's messages (MSG-01). */
export const MESSAGE_KINDS = [
  'order',
  'invoice',
  'membership',
  'posting',
  'correction',
  'consultation',
  'subscription',
  'reminder',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Labels of the kinds (MSG-01). */
export const MESSAGE_KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  order: '订单',
  invoice: '发票',
  membership: '会员',
  posting: '发布',
  correction: '纠错与认领',
  consultation: '咨询',
  subscription: '订阅',
  reminder: '到期提醒',
}

/** The texts of a message (MSG-01). */
export interface MessageWords {
  readonly kind: MessageKind
  readonly title: string
  readonly body: string
  /** The portal path of the page about the event. */
  readonly link: string
}

/** Messages stored per member: at most `most`, each for `days` days (MSG-02). */
export const MESSAGE_RETENTION = { most: 500, days: 365 } as const
/** Maximum number of messages marked by id in one call (MSG-02). */
export const MAX_MARKED = 100

/** The number beside the bell; null if there are no unread messages (MSG-03). */
export function formatUnread(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 99 ? '99+' : String(unread)
}
