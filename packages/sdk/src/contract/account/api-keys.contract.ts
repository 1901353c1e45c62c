import { KEY_NAME_MAX, KEY_SCOPE_LABELS, KEY_SCOPES } from '@zhushutong/domain/api-keys'
import * as z from 'zod/mini'
import { atMost, day, done, id, nothing, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import type { GroupWords } from '../words'

const apiKey = () =>
  z.object({
    keyId: z.string(),
    name: z.string(),
    /** The first characters of the key. The gateway does not store the rest. */
    prefix: z.string(),
    scopes: z.array(z.string()),
    createTime: time(),
    lastUsedTime: z.nullable(time()),
    revokeTime: z.nullable(time()),
    /** Number of calls in the last 30 days. */
    calls: z.int(),
  })

/** Keys for programs; such a key replaces the token in the calls of its scopes (KEY-01, KEY-02). */
export const apiKeys = {
  create: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/apiKey/createApiKey',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        name: shortText(KEY_NAME_MAX * 4),
        scopes: z.array(shortText(32)).check(atMost(32)),
      }),
    /** `key` is returned only here. */
    result: () => z.object({ ...apiKey().shape, key: z.string() }),
    errors: ['00429'],
  }),
  list: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/apiKey/listApiKey',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ keys: z.array(apiKey()) }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/apiKey/revokeApiKey',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ keyId: id() }),
    result: done,
    errors: ['00404'],
  }),
  usage: endpoint({
    method: 'POST',
    path: '/jian-butler-member-biz/apiKey/getApiKeyUsage',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        keyId: z.optional(id()),
        days: z._default(z.int().check(z.gte(1), z.lte(90)), 30),
      }),
    /** Every day of the period, the oldest first. */
    result: () => z.object({ days: z.array(z.object({ day: day(), calls: z.int() })) }),
    errors: ['00404'],
  }),
}

const scopeWords = () =>
  `可以调用的接口：${KEY_SCOPES.map((scope) => `${scope}（${KEY_SCOPE_LABELS[scope].label}）`).join('、')}`

const keyWords = () => ({
  keyId: '密钥的编号',
  name: '名称',
  prefix: '密钥的开头几位，用于辨认',
  scopes: scopeWords(),
  createTime: '新建的时刻',
  lastUsedTime: '最近使用的时刻；没有用过为 null',
  revokeTime: '停用的时刻；可用的为 null',
  calls: '最近 30 天的调用次数，含被拒绝的',
})

export function apiKeysWords(): GroupWords<typeof apiKeys> {
  return {
    create: {
      summary: '新建密钥：程序用它代替令牌；完整的密钥只在这里返回一次',
      request: { name: `名称，最多 ${KEY_NAME_MAX} 字`, scopes: scopeWords() },
      result: { ...keyWords(), key: '完整的密钥，以 zst_ 开头，请立即妥善保存' },
      example: { name: '每日报表', scopes: ['records'] },
    },
    list: {
      summary: '自己的密钥，可用的在前，新的在前',
      result: { keys: ['密钥', keyWords()] },
    },
    revoke: {
      summary: '停用一个密钥，立即生效，不能恢复',
      request: { keyId: '密钥的编号' },
      example: { keyId: 'made-up' },
    },
    usage: {
      summary: '每天的调用次数；给出密钥时只算它的',
      request: { keyId: '密钥的编号', days: '最近多少天，含今天' },
      result: { days: ['每一天，早的在前', { day: '日期', calls: '调用次数，含被拒绝的' }] },
    },
  }
}
