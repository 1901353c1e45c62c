import * as z from 'zod/mini'
import { shortText, time } from './common'
import { endpoint } from './endpoint'
import { type GroupWords, REGION_WORDS } from './words'

/** Requests for advice on a service. */
export const consultation = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/customizedConsultationData/add',
    access: 'optional',
    idempotent: false,
    request: () =>
      z.strictObject({
        /** The key of a topic, such as zzfw. */
        topic: shortText(32),
        name: shortText(200),
        /** '' with a token: the account's own mobile. */
        mobile: z._default(shortText(40), ''),
        company: z._default(shortText(200), ''),
        region: shortText(6),
        message: z._default(shortText(2000), ''),
        /** The route of the page with the form. */
        page: z._default(shortText(64), ''),
      }),
    result: () =>
      z.object({
        /** For the asker: ZX20261120-7K3M9Q. */
        number: z.string(),
        createTime: time(),
      }),
    errors: ['00429'],
  }),
}

export function consultationWords(): GroupWords<typeof consultation> {
  return {
    add: {
      summary: '提交咨询：留下称呼、手机号、地区和想了解的服务，顾问会联系',
      request: {
        topic: '咨询的服务，如 zzfw（资质服务）',
        name: '称呼',
        mobile: '手机号；带令牌时可不填，用账号自己的手机号',
        company: '单位名称',
        region: `所在地区，${REGION_WORDS}`,
        message: '想了解的内容',
        page: '表单所在页面的名称',
      },
      result: { number: '咨询编号，凭它可向客服查询', createTime: '提交的时刻' },
      example: { topic: 'zzfw', name: '张工', mobile: '12200001234', region: '500000' },
    },
  }
}
