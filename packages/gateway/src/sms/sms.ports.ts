/** What carries a message to a mobile. Throws nothing: a message that did not go out is `false`. */
export interface SmsSender {
  readonly send: (mobile: string, text: string) => Promise<boolean>
}
