export interface MailAttachment {
  /** As it is saved by its reader. */
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

export interface MailMessage {
  /** One plain address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as a page. */
  readonly html?: string
  /** Headers besides the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
  /** Equal for a mail that is sent again, so that mail programs may show it once. */
  readonly messageId?: string
  readonly attachments: readonly MailAttachment[]
}

/** Sends a mail. Throws nothing: returns false if it was not accepted for delivery. */
export interface MailSender {
  readonly send: (message: MailMessage) => Promise<boolean>
}
