import { type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from '../words'
import type { city } from './city.contract'

const areaWords = `只看这个地区，${REGION_WORDS}；不填为全国`
const regionWords = `所在地区，${REGION_WORDS}`

export function cityWords(): GroupWords<typeof city> {
  return {
    qualifications: {
      summary: '一个地区有哪些资质，各有多少家企业，多的在前',
      request: { areaCode: areaWords, ...pageRequestWords },
      result: pageWords('资质', { code: '资质类别的代码', name: '资质类别的名称', companyCount: '企业数' }),
      example: { areaCode: '500000' },
    },
    experts: {
      summary: '专家团队：在问答中作答的顾问，被采纳多的在前',
      request: {
        areaCode: `只计这个省份与全国通用的问题，${REGION_WORDS}；不填为全部`,
        ...pageRequestWords,
      },
      result: pageWords('顾问', {
        name: '顾问的署名',
        title: '职务；没有写明为 null',
        answerCount: '回答数',
        acceptedCount: '被采纳的回答数',
        latestOn: '最近一次作答的日期',
      }),
    },
    companies: {
      summary: '一个地区的企业，最近中标的在前',
      request: { areaCode: areaWords, qualification: '只看有这类资质的企业，如 D110', ...pageRequestWords },
      result: pageWords('企业', {
        cid: '企业编号',
        name: '企业名称',
        region: regionWords,
        establishedOn: '成立日期',
        qualificationSummary: '主要资质',
        allWinningCount: '中标总数',
        qualificationCount: '资质数',
        personnelCount: '人员数',
        latestWinOn: '最近中标日期',
      }),
      example: { areaCode: '500000', qualification: 'D110' },
    },
    services: {
      summary: '可以咨询办理的资质：等级与标准',
      request: pageRequestWords,
      result: pageWords('资质', {
        code: '资质类别的代码',
        name: '资质类别的名称',
        grades: '有哪些等级，高的在前；不分等级为空',
        standardId: '写明标准的文章编号；没有为 null',
        topic: '提交咨询时的事项：zzfw 资质服务',
      }),
    },
    talents: {
      summary: '专业人才库：一个地区的注册人员，最近发证的在前',
      request: { areaCode: areaWords, registration: '只看这类注册，如 R101 一级建造师', ...pageRequestWords },
      result: pageWords('人员', {
        uuid: '人员编号',
        name: '姓名',
        companyName: '注册单位',
        region: regionWords,
        registrationSummary: '注册类别',
        totalAchieveCount: '个人业绩数',
        latestCertificateOn: '最近发证日期',
      }),
      example: { areaCode: '500000', registration: 'R101' },
    },
  }
}
