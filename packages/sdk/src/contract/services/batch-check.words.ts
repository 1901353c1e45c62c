import { MATCH_LABELS, MATCH_OUTCOMES } from '@zhushutong/domain/batch-check'
import { DAILY_LIMIT_WORDS, type GroupWords, REGION_WORDS } from '../words'
import type { batchCheck } from './batch-check.contract'

const OUTCOMES = MATCH_OUTCOMES.map((outcome) => `${outcome} ${MATCH_LABELS[outcome]}`).join('，')

export function batchCheckWords(): GroupWords<typeof batchCheck> {
  return {
    read: {
      summary: '读出 Excel 或 CSV 名单里的企业名称或统一社会信用代码，最多 500 个',
      request: { name: '文件名', content: '文件内容的 Base64，最大 750 KB' },
      result: {
        texts: '名称或代码，每个一次',
        repeated: '重复的行数',
        dropped: '超出 500 个或过长而没有读入的个数',
      },
      example: { name: '名单.csv', content: '5LyB5Lia5ZCN56ewCg==' },
    },
    match: {
      summary: '按名单匹配企业，并说明核查会用掉多少当日阅读额度；匹配本身不占额度',
      request: { texts: '企业全称或统一社会信用代码，最多 500 个' },
      result: {
        matches: [
          '各个名称或代码的匹配结果，顺序与 texts 相同',
          {
            text: '名称或代码',
            outcome: `结果：${OUTCOMES}`,
            companies: [
              '匹配的企业，同名时最多 10 家',
              {
                id: '企业编号',
                name: '企业名称',
                creditCode: '统一社会信用代码；暂未收录为 null',
                region: REGION_WORDS,
                isFormer: '名单里的是它的曾用名',
                isRead: '今天已经读过，核查不再占额度',
              },
            ],
          },
        ],
        budget: '一天能阅读的记录数',
        read: '今天已经阅读的记录数',
      },
      example: { texts: ['重庆某建设有限公司'] },
    },
    check: {
      summary:
        '核查至多 20 家企业：主体、资质与安许、处罚与失信、未完工程、中标趋势等结论；同一家企业一天只计一次',
      request: { ids: '企业编号，最多 20 个' },
      result: {
        records: [
          '各家企业的结论，已不存在的企业不在其中',
          {
            id: '企业编号',
            name: '企业名称',
            creditCode: '统一社会信用代码；暂未收录为 null',
            summary: '总的结论',
            findings: [
              '各项结论',
              {
                key: '项目，如 permits、penalties',
                label: '项目名称',
                tone: '程度：ok 正常，warn 留意，bad 风险，neutral 没有可判断的数据',
                title: '结论',
              },
            ],
          },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: { ids: ['none'] },
    },
    follow: {
      summary: '一次关注名单里的企业：它们的动态和变更会通知',
      request: {
        ids: '企业编号，最多 500 个',
        frequency: '通知频率：instant 有新数据就通知，daily 每天 8:00，weekly 每周一 8:00',
      },
      result: {
        followed: '已关注的企业数，包括早已关注的',
        left: '超出订阅上限或已不存在而没有关注的企业数',
      },
      example: { ids: ['none'], frequency: 'daily' },
    },
  }
}
