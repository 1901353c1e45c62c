export { isEmailAddress, MAX_EMAIL_LENGTH, maskEmail } from './address'
export { checkMailForm, MAIL_CODE_MS, MAIL_TEXTS, MAX_MAIL_TRIES, type MailForm, writeCodeMail } from './code'
export { findMailSendTime, LONGEST_MAIL_LIMIT, MAIL_RESEND_MS, type MailCounted } from './code-limits'
