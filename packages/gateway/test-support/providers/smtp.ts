import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly user: string
  readonly from: string
  readonly to: readonly string[]
  /** The mail as sent, headers included. */
  readonly source: string
  readonly isEncrypted: boolean
}

export const SMTP_LOGIN = { user: 'noreply@example.com', password: 'a pass phrase' }

/** An SMTP server that accepts mails of one user, with a certificate that is not trusted. */
export async function openSmtp({ secure = false }: { readonly secure?: boolean } = {}) {
  const received: ReceivedMail[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    secure,
    authOptional: false,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _, done) {
      const isRight = username === SMTP_LOGIN.user && password === SMTP_LOGIN.password
      done(isRight ? null : new Error('535 no'), isRight ? { user: username } : undefined)
    },
    onRcptTo({ address }, _, done) {
      done(refused.has(address) ? new Error('550 no such box') : null)
    },
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          user: String(session.user),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
          isEncrypted: session.secure,
        })
        done()
      }, done)
    },
  })
  // Clients that reject its certificate disconnect; this is no error of the test.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    /** Addresses for which mail is refused. */
    refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type TestSmtp = Awaited<ReturnType<typeof openSmtp>>

export function readAttachment(source: string): Buffer {
  const part =
    source.split(/\r?\n--/).find((mimePart) => /content-disposition: attachment/i.test(mimePart)) ?? ''
  const [, body = ''] = part.split(/\r?\n\r?\n/, 2)
  return Buffer.from(body.replace(/\s/g, ''), 'base64')
}
