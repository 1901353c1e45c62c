import { WATCH_GROUP_LABELS, WATCH_GROUPS } from '@zhushutong/domain/subscriptions'
import { eventKindWords, shownChangeWords } from '../records/history.contract'
import type { ResultOf } from '../shape/endpoint'
import {
  DAILY_LIMIT_WORDS,
  type FieldWords,
  type GroupWords,
  pageRequestWords,
  pageWords,
  REGION_WORDS,
} from '../words'
import type { subscriptions } from './subscriptions.contract'

const groupWords = () => WATCH_GROUPS.map((group) => `${group} ${WATCH_GROUP_LABELS[group]}`).join('，')

const OF_WORDS =
  '订阅的内容：search 搜索条件，company 企业动态，owner 业主动态，record 一条数据（人员、项目等）的变更，channel 资讯栏目'
const FREQUENCY_WORDS = '通知频率：instant 有新数据就通知，daily 每天 8:00，weekly 每周一 8:00'
const CHANNELS_WORDS =
  '通知方式：inbox 站内消息（默认），mail 邮件，sms 短信（只用于每天和每周，一天最多 3 条）'
const CHANGES_WORDS = `要通知的变更：${eventKindWords()}`
const ID_WORDS = '订阅编号'

const SUBJECT_WORDS = {
  id: ID_WORDS,
  of: OF_WORDS,
  module: '搜索条件或数据变更的数据种类，如 tender、person；其他为 null',
  keyword: '搜索条件的关键词，没有为空文本；其他为 null',
  filters: '搜索条件的筛选项；其他为 null',
  moduleId: '关注的企业、业主或数据的编号；其他为 null',
  channel: '资讯栏目；其他为 null',
  name: '名称',
} as const

const subscriptionWords: FieldWords<ResultOf<typeof subscriptions.add>> = {
  ...SUBJECT_WORDS,
  frequency: FREQUENCY_WORDS,
  channels: CHANNELS_WORDS,
  changes: CHANGES_WORDS,
  changeChoices: '可以选的变更；不关注某一条数据的订阅为空',
  isPaused: '已暂停：暂停期间的新数据不通知',
  isMuted: '免打扰：消息直接标为已读',
  isClosed: '其中的条件现在需要会员，期间的新数据在恢复后补发',
  foundTime: '最近一次有新数据的时刻；还没有为 null',
  foundTotal: '最近一次的新数据条数',
  nextTime: '下一次通知不早于这一时刻',
  createTime: '订阅的时刻',
}

const openChannelsWords = {
  mail: '邮件：open 可选，unconfirmed 邮箱还没有确认，off 本站没有开通',
  mailAddress: '已确认的邮箱，中间打码；没有为 null',
  sms: '短信：open 可选，off 本站没有开通',
  mobile: '接收短信的手机号，中间打码',
}
const REMINDER_WORDS = '到期提醒的方式：inbox 站内消息（默认），mail 邮件，sms 短信'

/** The fields of a piece of news. */
const digestItemWords = () =>
  ({
    module: '数据种类，如 tender；资讯为 article',
    moduleId: '数据编号',
    title: '名称；没有权限查看或已经下架为 null',
    region: REGION_WORDS,
    sourcePlatform: '数据来自哪个平台',
    collectedAt: '数据从来源采集的时刻',
    checkedAt: '数据最近核验的时刻；未核验为 null',
    expired: '数据已截止或过期',
    exists: '数据仍在；false 为已经下架',
    channel: '资讯所属的栏目；其他为 null',
    change: [
      '数据的变更；新数据与已撤销的变更为 null',
      {
        dataOn: '数据日期',
        kinds: `种类：${eventKindWords()}`,
        changes: ['改变的各项', shownChangeWords()],
      },
    ],
  }) as const

export function subscriptionsWords(): GroupWords<typeof subscriptions> {
  return {
    add: {
      summary: '订阅一组搜索条件、一家企业或业主的动态、一条数据的变更、一个资讯栏目；同样的内容只有一个订阅',
      request: {
        of: OF_WORDS,
        module: '搜索条件的数据种类，如 tender',
        keyword: '搜索条件的关键词',
        filters: '搜索条件的筛选项，与这种数据的列表相同',
        moduleId: '企业、业主或数据的编号',
        channel: '资讯栏目，如 policy2',
        name: '名称，最多 40 字',
        frequency: FREQUENCY_WORDS,
        channels: CHANNELS_WORDS,
        changes: `${CHANGES_WORDS}；不填为全部`,
      },
      result: subscriptionWords,
      example: { of: 'search', module: 'tender', filters: {}, name: '全国招标', frequency: 'daily' },
    },
    list: {
      summary: '我的订阅，新的在前',
      request: { ...pageRequestWords, of: '只看这一类' },
      result: {
        ...pageWords('订阅', subscriptionWords),
        subjects: ['各类订阅数', { of: OF_WORDS, total: '这一类的订阅数' }],
        limit: '最多的订阅数；不限为 null',
      },
    },
    change: {
      summary: '修改一个订阅：名称、频率、暂停、免打扰；恢复之后只通知恢复以后的新数据',
      request: {
        id: ID_WORDS,
        name: '名称，最多 40 字',
        frequency: FREQUENCY_WORDS,
        channels: CHANNELS_WORDS,
        changes: `${CHANGES_WORDS}；不填则不变`,
        isPaused: '暂停',
        isMuted: '免打扰',
      },
      result: subscriptionWords,
      example: { id: 'none', name: '全国招标', frequency: 'weekly', isPaused: false, isMuted: false },
    },
    week: {
      summary: '近 7 天各个订阅每天新增多少',
      result: {
        days: '近 7 天，今天在最后',
        subscriptions: '订阅数',
        total: '近 7 天新增的条数',
        most: [
          '新增最多的订阅，最多 5 个',
          {
            ...SUBJECT_WORDS,
            counts: '每天新增的条数，与 days 一一对应',
            total: '近 7 天新增的条数',
          },
        ],
      },
    },
    rivalWins: {
      summary: '关注的企业近 7 天的中标，新的在前',
      result: {
        followed: '关注的企业数，最多计 50 家',
        week: '近 7 天的中标数',
        weekBefore: '之前 7 天的中标数',
        records: [
          '中标结果，最多 5 条',
          {
            id: '中标结果编号',
            name: '项目名称',
            companyId: '企业编号',
            companyName: '企业名称',
            amount: '中标金额；没有写明或不是人民币为 null',
            discount: '下浮率（%）；没有可比的控制价为 null',
            awardedOn: '中标日期',
          },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
    },
    channels: {
      summary: '能选的通知方式',
      result: openChannelsWords,
    },
    reminderChannels: {
      summary: '会员到期提醒的方式：站内消息默认开启，邮件和短信由用户选择',
      result: { ...openChannelsWords, channels: REMINDER_WORDS },
    },
    chooseReminderChannels: {
      summary: '选择会员到期提醒的方式',
      request: { channels: REMINDER_WORDS },
      result: { ...openChannelsWords, channels: REMINDER_WORDS },
      example: { channels: ['inbox'] },
    },
    remove: { summary: '取消一个订阅', request: { id: ID_WORDS }, example: { id: 'none' } },
    digest: {
      summary: '一次通知里的新数据，前 50 条，按本人的权限显示',
      request: { id: '通知编号，即订阅消息的地址中 key 的值' },
      result: {
        name: '订阅的名称',
        subscription: ['订阅', subscriptionWords],
        total: '新数据的条数',
        records: ['新数据', digestItemWords()],
        createTime: '通知的时刻',
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: { id: 'none' },
    },
    watched: {
      summary: '关注的企业、业主与数据的新动态，新的在前；订阅以后才收录的才算，最多 500 条',
      request: {
        ...pageRequestWords,
        period: '时间：today 今天，week 近 7 天',
        group: `只看这一类：${groupWords()}`,
      },
      result: {
        ...pageWords('动态', {
          ...digestItemWords(),
          subscriptionId: ID_WORDS,
          subscriptionName: '订阅的名称，即关注的企业、业主或数据',
          groups: `类别：${groupWords()}`,
          time: '收录的时刻',
        }),
        groups: ['各类的条数；一条变更可以属于几类', { group: groupWords(), total: '这一类的条数' }],
        companies: '关注的企业数',
        owners: '关注的业主数',
        others: '关注的人员等其他数据数',
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: { period: 'today' },
    },
  }
}
