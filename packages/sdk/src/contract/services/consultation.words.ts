import { type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from '../words'
import type { consultation } from './consultation.contract'

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
    list: {
      summary: '我的咨询及其答复，新的在前；只有登录后提交的',
      request: pageRequestWords,
      result: pageWords('咨询', {
        number: '咨询编号',
        topic: '咨询的服务，如 zzfw（资质服务）',
        topicName: '咨询的服务的名称',
        message: '想了解的内容；没有填写为 null',
        state: '回复状态：waiting 待回复，answered 顾问已致电或已书面答复',
        answer: '书面答复；没有为 null',
        answerTime: '书面答复的时刻；没有为 null',
        createTime: '提交的时刻',
      }),
    },
  }
}
