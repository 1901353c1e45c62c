import * as z from 'zod'
import { filled } from './schemas'

const SMTP = 'MAIL_PROVIDER=smtp 时必填'

/** An address, or a name and an address: 筑数通 <noreply@example.com>. */
const SENDER = /^(?:[^<>"\r\n]{1,60}<[\w.%+-]+@[\w.-]+>|[\w.%+-]+@[\w.-]+)$/

export const MAIL_VARIABLES = {
  MAIL_PROVIDER: [z.enum(['sandbox', 'smtp']).default('sandbox'), 'sandbox 或 smtp'],
  MAIL_FROM: [
    z.string().trim().regex(SENDER).optional(),
    `发件人，如 筑数通 <noreply@example.com>（${SMTP}）`,
  ],
  SMTP_HOST: [
    z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
    `SMTP 服务器的主机名，如 smtp.example.com（${SMTP}）`,
  ],
  SMTP_PORT: [
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((n) => n > 0 && n <= 65_535)
      .default(465),
    '1 到 65535 的端口号，如 465',
  ],
  SMTP_SECURITY: [
    z.enum(['tls', 'starttls', 'none']).default('tls'),
    'tls、starttls 或 none（none 不加密，只用于本机的转发服务）',
  ],
  SMTP_USER: [filled().optional(), 'SMTP 的用户名（与 SMTP_PASSWORD 一起设）'],
  SMTP_PASSWORD: [filled().optional(), 'SMTP 的密码或授权码（与 SMTP_USER 一起设）'],
} as const
