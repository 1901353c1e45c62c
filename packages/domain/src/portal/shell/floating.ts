/** The page counts as scrolled beyond this position, in px (SHL-04). */
export const SCROLLED_PX = 400

/** The entries of the floating menu, from top to bottom; `word` is displayed below the icon (SHL-04). */
const FLOATING_ENTRIES = [
  { key: 'updates', label: '产品更新', word: '更新' },
  { key: 'service', label: '客服二维码', word: '客服' },
  { key: 'consultation', label: '在线咨询', word: '咨询' },
  { key: 'hotline', label: '服务热线', word: '热线' },
  { key: 'account', label: '公众号', word: '公众号' },
  { key: 'ai', label: 'AI 商机', word: 'AI 商机' },
  { key: 'top', label: '返回顶部', word: '顶部' },
] as const

export type FloatingKey = (typeof FLOATING_ENTRIES)[number]['key']

export interface FloatingEntry {
  readonly key: FloatingKey
  readonly label: string
  readonly word: string
  readonly redDot: boolean
}

/** The inputs of the floating menu; `scrolledPx` is the scroll position. */
export interface FloatingContext {
  readonly hasNewUpdate: boolean
  /** True when customer service is online. */
  readonly showsConsultation: boolean
  readonly showsAi: boolean
  readonly scrolledPx: number
}

/**
 * The entries to show: product updates with a red dot if there is a new one, consultation, the AI entry and the way
 * back to the top only under their conditions (SHL-04).
 */
export function listFloatingEntries(context: FloatingContext): readonly FloatingEntry[] {
  return FLOATING_ENTRIES.filter(({ key }) => isShown(key, context)).map((entry) => ({
    ...entry,
    redDot: entry.key === 'updates' && context.hasNewUpdate,
  }))
}

const isShown = (key: FloatingKey, context: FloatingContext): boolean => {
  const { showsConsultation, showsAi, scrolledPx } = context
  if (key === 'consultation') return showsConsultation
  if (key === 'ai') return showsAi
  return key !== 'top' || scrolledPx > SCROLLED_PX
}
