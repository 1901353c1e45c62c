/** The page is scrolled once it stands further down than this, in px (SHL-04). */
export const SCROLLED_PX = 400

/** The entries of the floating menu, from top to bottom (SHL-04). */
export const FLOATING_ENTRIES = [
  { key: 'updates', label: '产品更新' },
  { key: 'service', label: '客服二维码' },
  { key: 'consultation', label: '在线咨询' },
  { key: 'hotline', label: '服务热线' },
  { key: 'account', label: '公众号' },
  { key: 'ai', label: 'AI 商机' },
  { key: 'top', label: '返回顶部' },
] as const

export type FloatingKey = (typeof FLOATING_ENTRIES)[number]['key']

export interface FloatingEntry {
  readonly key: FloatingKey
  readonly label: string
  readonly redDot: boolean
}

/** What the floating menu depends on; `scrolledPx` is how far down the page stands. */
export interface FloatingContext {
  readonly hasNewUpdate: boolean
  readonly showsAi: boolean
  readonly scrolledPx: number
}

/**
 * The entries that are shown now: product updates with a red dot where there is a new one, the AI entry and
 * the way back to the top only under their conditions (SHL-04).
 */
export const floatingEntries = (context: FloatingContext): readonly FloatingEntry[] =>
  FLOATING_ENTRIES.filter(({ key }) => isShown(key, context)).map((entry) => ({
    ...entry,
    redDot: entry.key === 'updates' && context.hasNewUpdate,
  }))

const isShown = (key: FloatingKey, { showsAi, scrolledPx }: FloatingContext): boolean => {
  if (key === 'ai') return showsAi
  return key !== 'top' || scrolledPx > SCROLLED_PX
}
