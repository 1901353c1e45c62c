export { createSmsSender } from './create-sender'
export { type OutboxMessage, type SandboxOutbox, sandboxOutbox } from './sandbox-outbox'
export type { SmsScene, SmsSender } from './sms.ports'
export { type CodeProof, type SmsStore, smsStore } from './sms.store'
