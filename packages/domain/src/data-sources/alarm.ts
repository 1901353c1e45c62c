import { HOUR_MS } from '../formatting'
import { FILE_PROBLEMS } from '../statements'
import { periodOf, type Rhythm } from './rhythm'

/** The problem of the last run of a source: a limit of a file, or a place or file that could not be read. */
export const RUN_PROBLEMS = [...FILE_PROBLEMS, 'unreadable'] as const
export type RunProblem = (typeof RUN_PROBLEMS)[number]

export const ALARMS = ['late', ...RUN_PROBLEMS] as const
export type Alarm = (typeof ALARMS)[number]

export const ALARM_LABELS: Readonly<Record<Alarm, string>> = {
  late: '逾期未更新',
  rejected: '不合格行过多',
  lost: '数据减少',
  changed: '变化过大',
  unreadable: '读取失败',
}

interface WatchedSource {
  /** False when it is paused. */
  readonly isOn: boolean
  readonly rhythm: Rhythm | null
  /** Hours after the expected delivery until it counts as late. */
  readonly tolerance: number
  /** The last delivery, or without any the time at which the watch began; ms. */
  readonly deliveredAt: number
  readonly problem: RunProblem | null
}

/** The alarm of a source at `now` (ms); null for none (DAT-62). */
export function findAlarm(
  { isOn, rhythm, tolerance, deliveredAt, problem }: WatchedSource,
  now: number,
): Alarm | null {
  if (problem !== null) return problem
  if (!isOn || rhythm === null) return null
  return now > deliveredAt + periodOf(rhythm) + tolerance * HOUR_MS ? 'late' : null
}

interface RunResult {
  /** Files of the run that were imported. */
  readonly delivered: number
  /** The problem of a file of the run; null without any. */
  readonly problem: RunProblem | null
}

/** The problem of a source after a run; a limit stays exceeded until a file is delivered (DAT-62). */
export function nextProblem(before: RunProblem | null, { delivered, problem }: RunResult): RunProblem | null {
  if (problem !== null) return problem
  return delivered > 0 || before === 'unreadable' ? null : before
}
