import { createTransport } from 'nodemailer'
import type { Log } from '../platform/http'
import type { MailSender } from './mail.ports'

export interface SmtpOptions {
  readonly host: string
  readonly port: number
  /** tls: from the first byte; starttls: required; none: for a relay on the same host. */
  readonly security: 'tls' | 'starttls' | 'none'
  readonly login: { readonly user: string; readonly password: string } | null
  /** 筑数通 <noreply@example.com> */
  readonly from: string
  readonly log: Pick<Log, 'warn'>
  /** Timeout in ms of each step. */
  readonly within?: number
  /** PEM of an authority to trust instead of the system's. */
  readonly ca?: string
}

const WITHIN_MS = 10_000

const reasonOf = (error: unknown) => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  return { code, responseCode, command }
}

/**
 * Sends mails by an SMTP server. The log contains codes only, because a server's answer may repeat an
 * address.
 */
export function smtpMail({
  host,
  port,
  security,
  login,
  from,
  log,
  within = WITHIN_MS,
  ca,
}: SmtpOptions): MailSender {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...(ca && { tls: { ca } }),
    connectionTimeout: within,
    greetingTimeout: within,
    socketTimeout: within,
    // Security: a message must not read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, headers, messageId, attachments }) {
      try {
        const files = attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        }))
        const sent = await transport.sendMail({
          ...{ from, to, subject, text, attachments: files },
          ...(html !== undefined && { html }),
          ...(headers && { headers: { ...headers } }),
          ...(messageId !== undefined && { messageId }),
        })
        if (sent.accepted.length === 1) return true
        log.warn({ refused: sent.rejected.length }, 'mail not sent')
      } catch (error) {
        log.warn(reasonOf(error), 'mail not sent')
      }
      return false
    },
  }
}
