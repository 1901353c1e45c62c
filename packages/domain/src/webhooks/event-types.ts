/** Events of a subscription: it has new records, or a followed record changed (WHK-05). */
export const SUBSCRIPTION_EVENTS = ['subscription.digest', 'record.changed'] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** Events of a webhook: those of a subscription, or the address is being tested (WHK-05). */
export const WEBHOOK_EVENTS = [...SUBSCRIPTION_EVENTS, 'webhook.test'] as const
