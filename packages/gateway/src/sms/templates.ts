import type { SmsMessage } from './sms.ports'

type Kind = SmsMessage['kind']
type Optional = 'digest' | 'expiry'

/** A provider's approved templates, one for each kind of message; digests and reminders are optional. */
export type Templates = Readonly<Record<Exclude<Kind, Optional>, string> & { [K in Optional]?: string }>

/** The variables of a message's template, in order. */
export function variablesOf(
  message: SmsMessage,
): readonly { readonly name: string; readonly value: string }[] {
  switch (message.kind) {
    case 'code':
      return [{ name: 'code', value: message.code }]
    case 'mobile-changed':
      return [{ name: 'number', value: message.lastDigits }]
    case 'digest':
      return [
        { name: 'name', value: message.name },
        { name: 'number', value: String(message.total) },
      ]
    case 'expiry':
      return [
        { name: 'name', value: message.name },
        { name: 'date', value: message.day },
      ]
  }
}
