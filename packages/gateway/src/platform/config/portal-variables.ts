import * as z from 'zod'
import { filled, port } from './schemas'

/** Settings of the portal's process that a settings file of an installation contains. */
export const PORTAL_VARIABLES = {
  PORTAL_PORT: [port(), '0 到 65535 的端口号，如 3000'],
  PORTAL_HOST: [filled(), '门户的监听地址，如 127.0.0.1'],
  PORTAL_PROXIES: [z.string().regex(/^\d$/), '门户前面的代理层数，如 1'],
} as const
