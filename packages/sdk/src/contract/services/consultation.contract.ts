import { ASKER_STATES } from '@zhushutong/domain/consultation'
import * as z from 'zod/mini'
import { pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** A member's own question, with the staff's answer. */
const ownFields = () =>
  z.object({
    number: z.string(),
    topic: z.string(),
    topicName: z.string(),
    message: z.nullable(z.string()),
    state: z.enum(ASKER_STATES),
    answer: z.nullable(z.string()),
    answerTime: z.nullable(time()),
    createTime: time(),
  })

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
        /** The route of the page that contains the form. */
        page: z._default(shortText(64), ''),
      }),
    result: () =>
      z.object({
        /** The request's number for the member: ZX20261120-7K3M9Q. */
        number: z.string(),
        createTime: time(),
      }),
    errors: ['00429'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/customizedConsultationData/page',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(ownFields()),
  }),
}
