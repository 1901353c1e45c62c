import type { PostingInput } from '../labour'

/** A valid posting of the labour hall, for both kinds; `over` overrides fields. */
export function aPosting(over: Partial<PostingInput> = {}): PostingInput {
  return {
    title: '市政项目经理',
    jobType: 'manage',
    experience: 'y5',
    region: '500112',
    payMin: '12000',
    payMax: '18000',
    certificates: ['B1'],
    description: '负责雨污分流工程现场全面管理，协调业主与监理，十二月前到岗。',
    contactName: '周明经',
    contactPhone: '12200007788',
    days: '30',
    companyName: '渝州澄江市政工程有限公司',
    headcount: '2',
    benefits: ['insurance'],
    availability: 'now',
    ...over,
  }
}
