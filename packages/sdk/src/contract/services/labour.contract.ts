import { POSTING_KINDS, POSTING_STATES } from '@zhushutong/domain/labour'
import * as z from 'zod/mini'
import { atMost, id, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const codes = () => z.array(shortText(16)).check(atMost(20))

/** The domain checks the form field by field and names the errors (LAB-01). */
const form = () => ({
  title: shortText(100),
  jobType: shortText(16),
  experience: shortText(16),
  region: shortText(6),
  payMin: shortText(10),
  payMax: shortText(10),
  certificates: z._default(codes(), []),
  description: shortText(2000),
  contactName: shortText(60),
  contactPhone: shortText(20),
  days: shortText(4),
  companyName: z._default(shortText(200), ''),
  headcount: z._default(shortText(10), ''),
  benefits: z._default(codes(), []),
  availability: z._default(shortText(16), ''),
})

const changed = () => z.object({ id: z.string(), state: z.enum(POSTING_STATES) })

/** A posting, as its author and the staff see it. */
export const posting = () =>
  z.object({
    id: z.string(),
    module: z.enum(POSTING_KINDS),
    state: z.enum(POSTING_STATES),
    /** The state as shown to the author: a posting past its end date is 已到期. */
    stateName: z.string(),
    reason: z.nullable(z.string()),
    until: z.nullable(time()),
    createTime: time(),
    updateTime: time(),
    title: z.string(),
    jobType: z.string(),
    experience: z.string(),
    region: z.string(),
    payMin: z.string(),
    payMax: z.string(),
    certificates: z.array(z.string()),
    description: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    days: z.string(),
    companyName: z.string(),
    headcount: z.string(),
    benefits: z.array(z.string()),
    availability: z.string(),
  })

export const labour = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/labourPosting/addLabourPosting',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ module: z.enum(POSTING_KINDS), ...form() }),
    result: changed,
    errors: ['00429'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/labourPosting/updateLabourPosting',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id(), ...form() }),
    result: changed,
    errors: ['30003', '00429'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/labourPosting/closeLabourPosting',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: changed,
    errors: ['30003', '00429'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/labourPosting/pageLabourPosting',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(posting()),
  }),
}
