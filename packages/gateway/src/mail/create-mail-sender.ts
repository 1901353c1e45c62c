import { createFiles } from '../files'
import type { Deps } from '../platform/feature'
import { observeProvider } from '../platform/telemetry'
import type { MailSender } from './mail.ports'
import { sandboxMails } from './sandbox-mails'
import { smtpMail } from './smtp.provider'

type Needed = Pick<Deps, 'config' | 'database' | 'clock' | 'log'>

const createSmtp = ({ config, log }: Needed): MailSender => {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURITY: security, MAIL_FROM: from } = config
  const { SMTP_USER: user, SMTP_PASSWORD: password } = config
  if (!host || !from) throw new Error('MAIL_PROVIDER=smtp is half set')
  return smtpMail({ host, port, security, login: user && password ? { user, password } : null, from, log })
}

export function sendsMails({
  MAIL_PROVIDER,
  SANDBOX,
}: Pick<Deps['config'], 'MAIL_PROVIDER' | 'SANDBOX'>): boolean {
  return MAIL_PROVIDER === 'smtp' || SANDBOX
}

/** Sends nothing: without the sandbox's page, stored mails would never be read. */
const nobody = ({ log }: Needed): MailSender => ({
  async send() {
    log.warn('mail not sent: MAIL_PROVIDER=sandbox without the sandbox')
    return false
  },
})

const createSender = (needed: Needed): MailSender => {
  const { config, clock } = needed
  if (config.MAIL_PROVIDER === 'smtp') return createSmtp(needed)
  return config.SANDBOX ? sandboxMails(createFiles(needed), clock) : nobody(needed)
}

export function createMailSender(needed: Needed): MailSender {
  const sender = createSender(needed)
  return {
    send: (message) =>
      observeProvider(
        'mail',
        () => sender.send(message),
        (isSent) => !isSent,
      ),
  }
}
