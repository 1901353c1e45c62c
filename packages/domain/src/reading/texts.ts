import { formatTime } from '../formatting'

const HOTLINE = '400-023-6003'

/** What a banned reader is told: until when, and whom to ask (LEG-02). `until` in ms. */
export function banText(until: number): string {
  return `您的查询过于频繁，访问已暂停至 ${formatTime(until)}，届时自动恢复；如有疑问请联系客服 ${HOTLINE}`
}

/** What someone is told who passed the check and is still too fast (ERR-06). `until` and `now` in ms. */
export function waitText(until: number, now: number): string {
  return `操作过于频繁，请 ${Math.max(1, Math.ceil((until - now) / 1000))} 秒后再试`
}

/** What the person's check is for (ERR-06). */
export const CHALLENGE_TEXT = '查询较为频繁，请完成真人验证后继续'

/** What a member sees beside masked rows (REA-01). `until` in ms. */
export function maskedText(until: number, since: '今日' | '本月' = '今日'): string {
  return `${since}查看的数据已达上限，完整信息将于 ${formatTime(until)} 恢复显示；需要大量数据请使用导出`
}

/** What someone is told whose budget is used up (REA-01). `until` in ms. */
export function overText(until: number, since: '今日' | '本月' = '今日'): string {
  return `${since}查看的数据已达上限，请于 ${formatTime(until)} 后再试；如有疑问请联系客服 ${HOTLINE}`
}

/** What a visitor is told who must log in to read on (REA-01, REA-02). */
export const LOGIN_TEXTS = {
  budget: '今日免登录可查看的数据已达上限，请登录后继续查看',
  pages: '登录后可查看更多数据',
} as const
