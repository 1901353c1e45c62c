export { createMailSender, sendsMails } from './create-mail-sender'
export type { MailMessage, MailSender } from './mail.ports'
export { type SandboxMail, type SandboxMails, sandboxMails } from './sandbox-mails'
