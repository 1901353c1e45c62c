import type { SmsMessage } from './sms.ports'

/** The approved templates of a provider, one for each sort of message. */
export type Templates = Readonly<Record<SmsMessage['kind'], string>>

/** The one variable of a message's template. */
export function variableOf(message: SmsMessage): { readonly name: string; readonly value: string } {
  return message.kind === 'code'
    ? { name: 'code', value: message.code }
    : { name: 'number', value: message.lastDigits }
}
