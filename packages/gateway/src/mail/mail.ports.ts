interface MailAttachment {
  /** The file name for the recipient. */
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

export interface MailMessage {
  /** One plain address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same text as HTML. */
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Equal for a repeated mail, so that mail programs may show it once. */
  readonly messageId?: string
  readonly attachments: readonly MailAttachment[]
}

/** Sends a mail. Never throws: returns false if the mail was not accepted for delivery. */
export interface MailSender {
  readonly send: (message: MailMessage) => Promise<boolean>
}
