/** The pages of the personal centre by their number in the address (A 2). */
export const CENTER_SECTIONS = [
  { index: '10', label: '账户总览' },
  { index: '5', label: '消息通知', empty: { title: '暂无消息', text: '系统通知与订阅提醒会出现在这里' } },
  {
    index: '13',
    label: '我的订阅',
    empty: { title: '暂无订阅', text: '订阅功能上线后，符合条件的新招标会推送给您' },
  },
  {
    index: '556',
    label: '企业监控',
    empty: { title: '功能建设中', text: '监控企业动态的功能正在建设，敬请期待' },
  },
  { index: '6', label: '我的订单' },
  { index: '7', label: '导出记录' },
  { index: '8', label: '我的收藏' },
  { index: '9', label: '我的纠错' },
] as const

export type CenterSection = (typeof CENTER_SECTIONS)[number]

/** The section of a number; the overview for an unknown one. */
export const sectionOf = (index: string): CenterSection =>
  CENTER_SECTIONS.find((section) => section.index === index) ?? CENTER_SECTIONS[0]

export const centerHref = (
  index: string,
  more: Readonly<Record<string, string | undefined>> = {},
): string => {
  const query = new URLSearchParams({ index })
  for (const [key, value] of Object.entries(more)) if (value) query.set(key, value)
  return `/center/?${query}`
}
