import { dayOf } from '@zhushutong/domain/formatting'

/** Whether this is the first time today, in Asia/Shanghai; remembered from now on. Without storage never. */
export function rememberToday(key: string, now: number): boolean {
  try {
    const today = dayOf(now)
    if (localStorage.getItem(key) === today) return false
    localStorage.setItem(key, today)
    return true
  } catch {
    return false
  }
}
