/** The text of an empty result, and what to try instead (SHL-08). */
export const EMPTY_RESULT = {
  title: '抱歉，没有找到相关信息',
  hints: ['请换用更准确的关键词', '请更换或减少筛选条件'],
} as const satisfies { readonly title: string; readonly hints: readonly string[] }

/** The help video of the search: its entry, and the title of the popup that plays it (SHL-12). */
export const HELP_VIDEO = { entry: '帮助视频', title: '查询功能使用教程' } as const
