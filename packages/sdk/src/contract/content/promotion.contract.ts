import * as z from 'zod/mini'
import { shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

/** Short links of promotions and the mini program's QR code. */
export const promotion = {
  openShortLink: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/promotion/openShortLink',
    access: 'none',
    idempotent: false,
    request: () => z.strictObject({ token: shortText(64) }),
    /** A path of the portal, with its query. */
    result: () => z.object({ target: z.string() }),
    errors: ['30003'],
  }),
}

export function promotionWords(): GroupWords<typeof promotion> {
  return {
    openShortLink: {
      summary: '打开推广短链：返回它在本站的目标，并计一次访问',
      request: { token: '短链的名称，即 /{token}.html 中的部分' },
      result: { target: '目标在本站的路径' },
      example: { token: 'demo' },
    },
  }
}
