import { LEAD_STAGE_LABELS, LEAD_STAGES } from '@zhushutong/domain/leads'
import { recordRefWords } from '../account/collect.contract'
import { DAILY_LIMIT_WORDS, type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from '../words'
import type { leads } from './leads.contract'

const STAGES = LEAD_STAGES.map((stage) => `${stage} ${LEAD_STAGE_LABELS[stage]}`).join('，')
const stage = `阶段：${STAGES}`
const leadRefWords = { module: '数据种类：tender 招标，company 企业', moduleId: '数据编号' } as const
const leadId = '跟进的编号'

const leadWords = {
  ...{ leadId, stage, ...leadRefWords },
  title: '招标或企业的名称',
  exists: '数据仍在；false 为已经下架',
  region: REGION_WORDS,
  ownerUnitName: '业主单位；企业为 null',
  amount: '预算金额，单位分；未公开或为外币时为 null',
  bidDeadline: '投标截止的时刻；企业或未公布为 null',
  stageTime: '进入这个阶段的时刻',
  note: '备注',
  remindOn: '提醒日；没有为 null',
  isReminded: '提醒日的消息已发出',
  memberId: '负责人；没有团队或已离开团队为 null',
  isPrivate: '加入团队之前的跟进，只有本人能看到',
  createTime: '加入跟进的时刻',
  outcome: [
    '已公布的中标结果；没有公布中标单位，或跟进已有结论时为 null',
    {
      proposedStage: `建议移到的阶段，需由您确认；没有“我的企业”时为 null。${STAGES}`,
      winners: ['中标单位', { companyId: '企业编号', name: '企业名称' }],
      resultModule: '公布结果的数据种类：winning 中标，tender 招标',
      resultId: '公布结果的数据编号',
      awardedOn: '中标日期；未公布为 null',
    },
  ],
} as const

const NONE = { leadId: '00000000-0000-4000-8000-000000000000' }

export function leadsWords(): GroupWords<typeof leads> {
  return {
    list: {
      summary: '我和团队跟进的招标与企业，可按阶段和负责人筛选；未截止的招标排在前面',
      request: { ...pageRequestWords, stage: `只看一个阶段：${STAGES}`, memberId: '只看这位负责人的' },
      result: {
        ...pageWords('跟进', leadWords),
        stages: ['各阶段的条数', { stage, total: '这一阶段的条数' }],
        tally: [
          '招标的结论，用来计算自己的中标率：won ÷ (won + lost)',
          { submitted: '已投、未出结果的个数', won: '中标的个数', lost: '未中的个数' },
        ],
        members: [
          '团队成员，企业 VIP 的持有人在前；没有团队为空',
          { memberId: '成员编号', name: '姓名', isMe: '是本人' },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
    },
    add: {
      summary: '加入跟进，重复加入只记一次；移出后十分钟内再加入，恢复原来的阶段和备注',
      request: leadRefWords,
      result: { leadId, stage },
      example: ({ recordIds }) => ({ module: 'company', moduleId: recordIds.company }),
    },
    update: {
      summary: '修改跟进的阶段、备注、提醒日或负责人，没有给出的不变',
      request: {
        leadId,
        stage,
        note: '备注，最多 500 个字',
        remindOn: '提醒日，今天到一年之内；null 为取消',
        memberId: '负责人的成员编号；只有本人能看到的跟进随之交给团队',
      },
      example: { ...NONE, stage: 'submitted' },
    },
    remove: { summary: '移出跟进', request: { leadId }, example: NONE },
    followed: {
      summary: '给出的数据中哪些已在跟进，一次至多 200 条',
      request: { records: ['要查的数据', recordRefWords] },
      result: { records: ['其中已在跟进的', { ...leadRefWords, leadId, stage }] },
      example: ({ recordIds }) => ({ records: [{ module: 'company', moduleId: recordIds.company }] }),
    },
  }
}
