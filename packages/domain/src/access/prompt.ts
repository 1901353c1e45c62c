import type { AddOn, Opening } from './viewer'

export const ADD_ON_NAMES: Readonly<Record<AddOn, string>> = {
  staff_vacancy: '人员缺口检测',
  company_dynamic: '动态核查',
  company_outnews: '资质追踪',
  company_qualification_expire: '资质到期',
  company_anxu_expire: '安许到期',
}

/** The prompt beside content the viewer may not see: its text and its action. */
interface Prompt {
  readonly text: string
  readonly button: string
  /** A dialog to open, or the page where the membership is sold. */
  readonly action: { readonly dialog: 'login' | 'membership-guide' } | { readonly href: string }
}

/** The prompt that offers what the viewer needs to see the content (ACC-07). */
export function buildPrompt(opening: Opening): Prompt {
  switch (opening) {
    case 'login':
      return { text: '登录后查看完整信息', button: '立即登录', action: { dialog: 'login' } }
    case 'svip':
      return {
        text: '开通建筑管家 SVIP，查看完整信息',
        button: '立即开通',
        action: { dialog: 'membership-guide' },
      }
    case 'owner_lookup':
      return { text: '开通业主查 SVIP，查看完整信息', button: '立即开通', action: { href: '/svip.html' } }
    default:
      return {
        text: `开通「${ADD_ON_NAMES[opening]}」增值服务，查看完整信息`,
        button: '立即开通',
        action: { href: '/svip.html' },
      }
  }
}
