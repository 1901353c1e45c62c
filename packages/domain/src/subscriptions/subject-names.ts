/** Subjects of a subscription. */
export const SUBJECTS = ['search', 'company', 'owner', 'record', 'channel'] as const
export type SubjectName = (typeof SUBJECTS)[number]

/** Labels of the subjects. */
export const SUBJECT_LABELS: Readonly<Record<SubjectName, string>> = {
  search: '搜索条件',
  company: '企业动态',
  owner: '业主动态',
  record: '数据变更',
  channel: '资讯栏目',
}
