import { POSTING_DAYS } from '@zhushutong/domain/labour'
import {
  AVAILABILITIES,
  BENEFITS,
  EXPERIENCES,
  JOB_CERTIFICATES,
  JOB_TYPES,
  type Option,
} from '@zhushutong/domain/records'
import { type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from '../words'
import type { labour } from './labour.contract'

const choices = (options: readonly Option[]) =>
  options.map(({ value, label }) => `${value} ${label}`).join('，')

const formWords = {
  title: '职位名称，2–30 字',
  jobType: `职位类别：${choices(JOB_TYPES)}`,
  experience: `工作经验：${choices(EXPERIENCES)}`,
  region: REGION_WORDS,
  payMin: '最低月薪，元，整数',
  payMax: '最高月薪，元，整数',
  certificates: `证书：${choices(JOB_CERTIFICATES)}`,
  description: '描述，20–1000 字，不能写联系方式',
  contactName: '联系人；求职时为本人姓名',
  contactPhone: '联系手机号，按会员权益展示',
  days: `展示天数：${POSTING_DAYS.join('、')}`,
  companyName: '招聘单位，仅招聘',
  headcount: '招聘人数，仅招聘',
  benefits: `待遇，仅招聘：${choices(BENEFITS)}`,
  availability: `到岗时间，仅求职：${choices(AVAILABILITIES)}`,
}
const moduleWords = '发布的种类：recruit 招聘，worker 求职'
const changedWords = {
  id: '发布的编号，展示时也是数据编号',
  state: '状态：checking 审核中，shown 展示中，refused 未通过，closed 已关闭',
}
const FORM = {
  title: '市政项目经理',
  jobType: 'manage',
  experience: 'y5',
  region: '500112',
  payMin: '12000',
  payMax: '18000',
  certificates: ['B1'],
  description: '负责雨污分流工程现场全面管理，协调业主与监理，十二月前到岗。',
  contactName: '周经理',
  contactPhone: '12200001234',
  days: '30',
  companyName: '渝州澄江市政工程有限公司',
  headcount: '2',
  benefits: ['insurance'],
}

export function labourWords(): GroupWords<typeof labour> {
  return {
    add: {
      summary: '用工大厅：发布招聘或求职，审核通过后展示',
      request: { module: moduleWords, ...formWords },
      result: changedWords,
      example: { module: 'recruit', ...FORM },
    },
    update: {
      summary: '修改自己的发布，重新审核，其间不展示',
      request: { id: '发布的编号', ...formWords },
      result: changedWords,
      example: { id: '00000000-0000-4000-8000-000000000000', ...FORM },
    },
    close: {
      summary: '关闭自己的发布，不再展示',
      request: { id: '发布的编号' },
      result: changedWords,
      example: { id: '00000000-0000-4000-8000-000000000000' },
    },
    list: {
      summary: '我的发布及其审核结果，新的在前',
      request: pageRequestWords,
      result: pageWords('发布', {
        ...changedWords,
        module: moduleWords,
        stateName: '状态的名称，展示期已过的为“已到期”',
        reason: '未通过的原因；没有为 null',
        until: '展示到什么时刻；没有展示过为 null',
        createTime: '发布的时刻',
        updateTime: '最近修改或审核的时刻',
        ...formWords,
      }),
    },
  }
}
