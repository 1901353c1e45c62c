export { createMailSender, sendsMails } from './create-mail-sender'
export type { MailMessage, MailSender } from './mail.ports'
export { sandboxMails } from './sandbox-mails'
