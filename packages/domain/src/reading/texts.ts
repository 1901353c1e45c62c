import { HOTLINE } from '../contact'
import { formatTime } from '../formatting'

/** The message for a banned reader: the end of the ban, and the hotline. `until` in ms. */
export function banText(until: number): string {
  return `您的查询过于频繁，访问已暂停至 ${formatTime(until)}，届时自动恢复；如有疑问请联系客服 ${HOTLINE}`
}

/** The message for a reader who passed the verification and is still too fast. `until` and `now` in ms. */
export function waitText(until: number, now: number): string {
  return `操作过于频繁，请 ${Math.max(1, Math.ceil((until - now) / 1000))} 秒后再试`
}

/** The text of the human verification. */
export const CHALLENGE_TEXT = '查询较为频繁，请完成真人验证后继续'

/** The message beside a member's masked rows. `until` in ms. */
export function maskedText(until: number, since: '今日' | '本月' = '今日'): string {
  return `${since}查看的数据已达上限，完整信息将于 ${formatTime(until)} 恢复显示；需要大量数据请使用导出`
}

/** The message for a reader whose budget is used up. `until` in ms. */
export function overText(until: number, since: '今日' | '本月' = '今日'): string {
  return `${since}查看的数据已达上限，请于 ${formatTime(until)} 后再试；如有疑问请联系客服 ${HOTLINE}`
}

/** The messages for a visitor who must log in to continue (REA-02). */
export const LOGIN_TEXTS = {
  budget: '今日免登录可查看的数据已达上限，请登录后继续查看',
  pages: '登录后可查看更多数据',
} as const
