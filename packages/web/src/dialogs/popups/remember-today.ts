import { dayOf } from '@zhushutong/domain/formatting'

/** True on the first call of the day (Asia/Shanghai), which is stored; always false without storage. */
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
