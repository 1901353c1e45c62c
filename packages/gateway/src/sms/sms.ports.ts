/** Sends a message to a mobile. Throws nothing: returns false if it was not sent. */
export interface SmsSender {
  readonly send: (mobile: string, text: string) => Promise<boolean>
}
