export { createSmsSender } from './create-sender'
export { type OutboxMessage, type SandboxOutbox, sandboxOutbox } from './sandbox-outbox'
export type { SmsSender } from './sms.ports'
export { type SmsStore, smsStore } from './sms.store'
