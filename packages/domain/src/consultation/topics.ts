/** The topics of consultations, by key. */
export const CONSULTATION_TOPICS = [
  { key: 'zzfw', label: '资质服务' },
  { key: 'guarantee', label: '保函服务' },
  { key: 'jrfw', label: '金融服务' },
  { key: 'rclp', label: '人才猎聘' },
  { key: 'rcpx', label: '人才培训' },
  { key: 'flzc', label: '法律支持' },
  { key: 'csch', label: '财税筹划' },
  { key: 'jsb', label: '建设保' },
  { key: 'jyd', label: '建易贷' },
  { key: 'aiztb', label: 'AI 招投标' },
  { key: 'membership', label: '会员与企业版' },
  { key: 'research', label: '委托研究与数据合作' },
  { key: 'rights', label: '知识产权与侵权投诉' },
  { key: 'other', label: '其他' },
] as const

export type ConsultationTopic = (typeof CONSULTATION_TOPICS)[number]['key']

/** The label of a topic; null for an unknown one (ASK-01). */
export function topicLabel(key: string): string | null {
  return CONSULTATION_TOPICS.find((topic) => topic.key === key)?.label ?? null
}
