export { createMailSender, sendsMails } from './create-mail-sender'
export type { MailAttachment, MailMessage, MailSender } from './mail.ports'
export { type SandboxMail, type SandboxMails, sandboxMails } from './sandbox-mails'
