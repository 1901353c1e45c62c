export { createSmsSender } from './create-sender'
export { sandboxOutbox } from './sandbox-outbox'
export type { SmsSender } from './sms.ports'
export { type SmsStore, smsStore } from './sms.store'
