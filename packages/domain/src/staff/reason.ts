/** UTF-16 units */
const REASON_MAX = 200
const REASON_MIN = 2

/** The problem of the reason that staff give for changing an account; null if there is none (MEM-07). */
export function checkStaffReason(reason: string): string | null {
  const { length } = reason.trim()
  if (length === 0) return '请写明原因'
  if (length < REASON_MIN) return `原因至少 ${REASON_MIN} 字`
  return length > REASON_MAX ? `原因最多 ${REASON_MAX} 字` : null
}
