/** The text of an empty result, and hints. */
export const EMPTY_RESULT = {
  title: '抱歉，没有找到相关信息',
  hints: ['请换用更准确的关键词', '请更换或减少筛选条件'],
} as const satisfies { readonly title: string; readonly hints: readonly string[] }

/** The three steps of a search, shown in the empty search drawer (SHL-12). */
export const SEARCH_HELP = {
  title: '查询功能使用教程',
  steps: [
    { title: '选类别', text: '在搜索框旁选择要查的数据，如企业、人员或招标。' },
    { title: '输关键词', text: '企业输名称、简称或统一社会信用代码，人员输完整姓名，项目输名称中的几个字。' },
    { title: '缩小范围', text: '在结果页按地区、资质、时间等条件筛选；条件都在网址里，可以收藏和转发。' },
  ],
  more: { label: '完整的查询帮助', href: '/help.html' },
} as const
