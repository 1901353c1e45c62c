export { type OutboxMessage, type SandboxOutbox, sandboxOutbox } from './sandbox-outbox'
export type { SmsSender } from './sms.ports'
export { type CodeProof, type SmsScene, type SmsStore, smsStore } from './sms.store'
