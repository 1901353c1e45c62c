import { type LoginEvent, type LoginStep, type PlainState, type Scan, stay } from './login.state'
import { enterForm, startScan } from './modes'
import { loggedIn } from './success'

/** Between two questions whether a code was scanned, in ms (LOG-04). */
export const SCAN_INTERVAL_MS = 2000
/** How often one code is asked about (LOG-04). */
export const SCAN_POLLS = 30

/** What stands over a code that is of no use any more (LOG-04). */
export const QR_TEXTS = {
  expired: '二维码已失效，点击刷新',
  failed: '二维码获取失败，点击刷新',
  cancelled: '已在手机上取消，点击刷新',
} as const satisfies Readonly<Record<string, string>>

type Answer<T extends LoginEvent['type']> = Extract<LoginEvent, { type: T }>
type Scanning = Extract<PlainState, { at: 'scan' }>
type Showing = Extract<Scan, { status: 'showing' }>

/** A code came: it is shown and asked about for the first time after 2 s (LOG-04). */
export function scanReady(state: PlainState, ready: Answer<'scanReady'>): LoginStep {
  const { generation, url, taskId, isPage = false } = ready
  if (state.at !== 'scan' || state.scan.status !== 'fetching') return stay(state)
  if (generation !== state.generation) return stay(state)
  return poll(state, { status: 'showing', url, taskId, isPage, polls: 0 })
}

/** A code that could not be fetched is refreshed by hand; a poll that failed is one poll spent (LOG-04). */
export function scanFailed(state: PlainState, { generation }: Answer<'scanFailed'>): LoginStep {
  if (state.at !== 'scan' || generation !== state.generation) return stay(state)
  if (state.scan.status === 'showing') return notScannedYet(state, state.scan)
  return state.scan.status === 'fetching' ? expired(state, QR_TEXTS.failed) : stay(state)
}

/**
 * A code that is over is not asked about any further. A scan without a user leads to the binding of a phone; one with a user is a login, and stands even if the code
 * was put away meanwhile (LOG-03, LOG-04).
 */
export function scanPolled(state: PlainState, { generation, answer }: Answer<'scanPolled'>): LoginStep {
  if (answer.scanned && answer.userId) return loggedIn(state, answer.isSeven)
  if (state.at !== 'scan' || state.scan.status !== 'showing') return stay(state)
  if (generation !== state.generation) return stay(state)
  if (answer.scanned) return enterForm(state, state.form, 'binding')
  return answer.over ? expired(state, QR_TEXTS[answer.over]) : notScannedYet(state, state.scan)
}

/** A click on a code that expired fetches another; one that is still good stays (LOG-04). */
export function refreshScan(state: PlainState): LoginStep {
  const isOver = state.at === 'scan' && state.scan.status === 'expired'
  return isOver ? startScan(state, state.form) : stay(state)
}

const notScannedYet = (state: Scanning, scan: Showing): LoginStep =>
  scan.polls < SCAN_POLLS ? poll(state, scan) : expired(state, QR_TEXTS.expired)

const expired = (state: Scanning, text: string): LoginStep =>
  stay({ ...state, scan: { status: 'expired', text } })

const poll = (state: Scanning, scan: Showing): LoginStep => ({
  state: { ...state, scan: { ...scan, polls: scan.polls + 1 } },
  effects: [
    { type: 'pollScan', afterMs: SCAN_INTERVAL_MS, generation: state.generation, taskId: scan.taskId },
  ],
})
