export { createSmsSender } from './create-sender'
export { sandboxOutbox } from './sandbox-outbox'
export type { SmsSender } from './sms.ports'
export { consumeSmsCode, consumeSmsCodes, sendSmsCode, sweepSmsCodes } from './sms.store'
