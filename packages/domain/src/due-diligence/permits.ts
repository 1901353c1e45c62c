import { addDays } from '../formatting'
import { ENDS_SOON_DAYS } from '../records'
import { type DueFinding, NOT_COVERED } from './due-check'

/** A qualification or the safety permit, with its last day. */
export interface DuePermit {
  readonly name: string
  readonly isSafetyPermit: boolean
  /** YYYY-MM-DD; null if the source states none. */
  readonly until: string | null
}

/** valid, ending within the period of the expiry lists, ended, or without a known end. */
type PermitState = 'valid' | 'ending' | 'ended' | 'unknown'

/** The state of a permit on a day; its last day still counts (DUE-02). */
export function permitStateOf(until: string | null, today: string): PermitState {
  if (until === null) return 'unknown'
  if (until < today) return 'ended'
  return until > addDays(today, ENDS_SOON_DAYS) ? 'valid' : 'ending'
}

/** The states in words, in the order of their counts. */
export const PERMIT_STATE_LABELS: Readonly<Record<PermitState, string>> = {
  valid: '有效',
  ending: `${ENDS_SOON_DAYS} 天内到期`,
  ended: '已过期',
  unknown: '未收录有效期',
}
const STATES = Object.keys(PERMIT_STATE_LABELS) as readonly PermitState[]

/**
 * The validity of qualifications and of the safety permit (DUE-02). An ended safety permit, and qualifications that
 * have all ended, exclude a builder; no permit in the records is not known rather than none.
 */
export function checkPermits(permits: readonly DuePermit[], today: string): DueFinding {
  const rule = 'DUE-02'
  if (permits.length === 0)
    return { ...NOT_COVERED, detail: '没有收录资质与安全生产许可证，不代表没有。', rule }
  const countOf = (state: PermitState) =>
    permits.filter(({ until }) => permitStateOf(until, today) === state).length
  const safety = permits.find(({ isSafetyPermit }) => isSafetyPermit)
  const safetyState = safety && permitStateOf(safety.until, today)
  const others = permits.filter(({ isSafetyPermit }) => !isSafetyPermit)
  const areAllEnded =
    others.length > 0 && others.every(({ until }) => permitStateOf(until, today) === 'ended')
  const counts = STATES.flatMap((state) =>
    countOf(state) > 0 ? [`${PERMIT_STATE_LABELS[state]} ${countOf(state)} 项`] : [],
  )
  const safetyText = safety
    ? `安全生产许可证${safety.until === null ? '未收录有效期' : `有效期至 ${safety.until}`}。`
    : '没有收录安全生产许可证，不代表没有。'
  const tone =
    safetyState === 'ended' || areAllEnded
      ? 'bad'
      : countOf('ended') + countOf('ending') > 0 || !safety
        ? 'warn'
        : 'ok'
  const title = safetyState === 'ended' ? '安许已过期' : areAllEnded ? '资质已全部过期' : counts.join('、')
  return { tone, title, detail: `${safetyText}共 ${permits.length} 项：${counts.join('、')}。`, rule }
}
