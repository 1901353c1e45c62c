/** What a subscription may be about (SUB-01). */
export const SUBJECTS = ['search', 'company', 'owner', 'channel'] as const
export type SubjectName = (typeof SUBJECTS)[number]

/** What the reader sees of it (SUB-01). */
export const SUBJECT_LABELS: Readonly<Record<SubjectName, string>> = {
  search: '搜索条件',
  company: '企业动态',
  owner: '业主动态',
  channel: '资讯栏目',
}
