/** What messages of a member are about (MSG-01). */
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

/** What the reader sees of a kind (MSG-01). */
export const MESSAGE_KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  order: '订单',
  invoice: '发票',
  membership: '会员',
  posting: '发布',
  correction: '纠错',
  consultation: '咨询',
  subscription: '订阅',
  reminder: '到期提醒',
}

/** A message, in words (MSG-01). */
export interface MessageWords {
  readonly kind: MessageKind
  readonly title: string
  readonly body: string
  /** Path on the portal, where the thing itself is seen. */
  readonly link: string
}

/** How many messages of a member are kept, and for how many days (MSG-02). */
export const MESSAGE_RETENTION = { most: 500, days: 365 } as const
/** Messages marked in one call by their ids (MSG-02). */
export const MAX_MARKED = 100

/** The number beside the bell; null for none (MSG-03). */
export function formatUnread(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 99 ? '99+' : String(unread)
}
