import { eventKindWords, shownChangeWords } from '../records/history.contract'
import type { ResultOf } from '../shape/endpoint'
import { type FieldWords, type GroupWords, pageRequestWords, pageWords } from '../words'
import type { webhookEvents, webhooks } from './webhooks.contract'

const ID_WORDS = 'Webhook 的编号'
const TYPE_WORDS = '事件类型：subscription.digest 订阅有新数据，record.changed 关注的数据有变更'
const FORM_WORDS = {
  name: '名称，最多 30 字',
  url: '接收地址，https 开头、互联网可以访问',
  subscriptionIds: '推送哪些订阅，按编号；null 为全部，含以后新增的',
}

const addressWords: FieldWords<ResultOf<typeof webhooks.change>> = {
  id: ID_WORDS,
  name: FORM_WORDS.name,
  url: FORM_WORDS.url,
  subscriptionIds: FORM_WORDS.subscriptionIds,
  isEnabled: '已启用；停用期间不推送，期间的事件可按游标补读',
  stoppedTime: '因连续 3 天失败自动停用的时刻；没有停用为 null',
  failingSince: '从何时起一直失败；正常为 null',
  deliveredTime: '最近一次送达的时刻；还没有为 null',
  waiting: '等待发送或重试的事件数',
  formerSecretUntil: '更换密钥后，旧密钥同时签名到这一时刻；没有更换为 null',
  createTime: '新建的时刻',
}

const deliveryWords: FieldWords<ResultOf<typeof webhooks.test>> = {
  id: '推送的编号',
  webhookId: ID_WORDS,
  eventId: '事件的编号，各次尝试与重发都相同，用于去重',
  type: `${TYPE_WORDS}，webhook.test 测试`,
  cause: '推送的原因：event 事件，test 测试，again 重发',
  subscriptionName: '订阅的名称；测试为 null',
  state: '状态：waiting 等待，delivered 已送达，failed 失败',
  nextTime: '下一次尝试的时刻；不再尝试为 null',
  createTime: '推送建立的时刻',
  attempts: [
    '各次尝试，早的在前',
    {
      number: '第几次',
      time: '发送的时刻',
      ms: '用时，毫秒',
      status: '返回的 HTTP 状态；没有返回为 null',
      failure:
        '失败的原因：status 状态不是 2xx，redirect 跳转，timeout 超时，refused 本机或内网地址，name 域名解析失败，tls 证书或握手失败，network 连接失败，secret 密钥无法读取；成功为 null',
      answer: '返回内容的前 500 字',
    },
  ],
}

const SECRET_WORDS = '签名密钥，以 whsec_ 开头，只在这里返回一次'
const secretWords = () => ({ ...addressWords, secret: SECRET_WORDS })

export function webhooksWords(): GroupWords<typeof webhooks> {
  return {
    list: {
      summary: '自己的 Webhook，早建的在前',
      result: { webhooks: ['Webhook 的地址', addressWords], allowsLocal: '沙箱：可以填写本机地址' },
    },
    create: {
      summary: '新建 Webhook：订阅有新数据时推送到这个地址，最多 5 个',
      request: FORM_WORDS,
      result: secretWords(),
      example: { name: '订单系统', url: 'https://example.com/webhook', subscriptionIds: null },
    },
    change: {
      summary: '修改 Webhook，停用或启用；启用后继续发送未送达的事件',
      request: { id: ID_WORDS, isEnabled: '启用', ...FORM_WORDS },
      result: addressWords,
      example: {
        ...{ id: 'none', isEnabled: true, name: '订单系统' },
        ...{ url: 'https://example.com/webhook', subscriptionIds: null },
      },
    },
    remove: {
      summary: '删除 Webhook 与它的推送记录，等待中的不再发送',
      request: { id: ID_WORDS },
      example: { id: 'none' },
    },
    rotate: {
      summary: '更换签名密钥；24 小时内新旧两个密钥同时签名',
      request: { id: ID_WORDS },
      result: secretWords(),
      example: { id: 'none' },
    },
    test: {
      summary: '发送一个测试事件并等待结果，不重试；一小时内最多 30 次',
      request: { id: ID_WORDS },
      result: deliveryWords,
      example: { id: 'none' },
    },
    deliveries: {
      summary: '推送记录，新的在前，保留 30 天',
      request: { ...pageRequestWords, id: '只看这个 Webhook', state: '只看这个状态' },
      result: pageWords('推送', deliveryWords),
    },
    redeliver: {
      summary: '再发送一次一个推送的事件，事件编号不变；一小时内最多 60 次',
      request: { id: '推送的编号' },
      result: deliveryWords,
      example: { id: 'none' },
    },
  }
}

export function webhookEventsWords(): GroupWords<typeof webhookEvents> {
  return {
    after: {
      summary: '某个游标之后的事件，按顺序，保留 30 天；用于补读，或代替推送定时读取',
      request: { after: '上一次得到的 cursor；第一次为 0', limit: '最多返回多少个，1 到 100' },
      result: {
        events: [
          '事件，与推送的内容相同',
          {
            version: '格式的版本',
            id: '事件的编号，用于去重',
            type: `${TYPE_WORDS}；以后会增加，请忽略不认识的类型`,
            created: '事件的时刻',
            cursor: '事件在本账号的序号，从 1 起连续',
            data: [
              '订阅的新数据或变更',
              {
                subscriptionId: '订阅的编号',
                name: '订阅的名称',
                total: '新数据或变更的条数',
                records: [
                  '前 50 条',
                  {
                    module: '数据种类，如 tender；资讯为 article',
                    moduleId: '数据编号，用于读取详情',
                    title: '名称；没有权限查看或已经下架为 null',
                    change: [
                      'record.changed：变更的内容；那次导入已撤销为 null',
                      {
                        dataOn: '数据日期',
                        kinds: `种类：${eventKindWords()}`,
                        changes: ['改变的各项', shownChangeWords()],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
        cursor: '下一次的 after',
        hasMore: '后面还有',
        isIncomplete: '这个游标之后有事件因超过 30 天已被删除',
      },
    },
  }
}
