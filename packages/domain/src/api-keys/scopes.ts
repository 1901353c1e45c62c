/** The groups of calls that a key can open (KEY-02). */
export const KEY_SCOPES = [
  'records',
  'analysis',
  'content',
  'collections',
  'exports',
  'events',
  'assistant',
] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/** The name of each scope and the calls that it opens, in the order of the form. */
export const KEY_SCOPE_LABELS: Readonly<Record<KeyScope, { readonly label: string; readonly hint: string }>> =
  {
    records: { label: '数据查询', hint: '企业、人员、项目、招中标等各类数据的查询、详情与名称联想' },
    analysis: { label: '分析工具', hint: '组合查询、关系链、到期查询、人员缺口、业主与信用统计' },
    content: { label: '内容与统计', hint: '资讯、榜单与统计数字' },
    collections: { label: '收藏与纠错', hint: '查看和修改自己的收藏，提交数据纠错' },
    exports: { label: '导出文件', hint: '按条件导出数据，查看和下载自己的导出文件' },
    events: { label: '订阅事件', hint: '按游标补读订阅发现的新数据，与 Webhook 推送的相同' },
    assistant: { label: '智能助手', hint: '提问与查看自己的会话' },
  }

/** The prefix of every key: it makes a key in a log or a repository recognisable. */
export const KEY_PREFIX = 'zst_'

/** True when a token has the form of a key; such a token is looked up among keys only (KEY-02). */
export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX)
}

/** True when a key with these scopes may make a call of `scope`; null: a call closed to keys (KEY-02). */
export function mayKeyCall(scopes: readonly string[], scope: KeyScope | null): boolean {
  return scope !== null && scopes.includes(scope)
}
