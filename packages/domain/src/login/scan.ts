import { goTo, noChange } from '../machine'
import type { LoginEvent, LoginStep, PlainState, Scan } from './login.state'
import { enterForm, startScan } from './modes'
import { receiveLogin } from './success'

/** Time between two polls of a QR code, in ms. */
export const SCAN_INTERVAL_MS = 2000
/** Maximum number of polls per QR code. */
export const SCAN_POLLS = 30

/** The texts over a QR code that is no longer valid (LOG-04). */
const QR_TEXTS = {
  expired: '二维码已失效，点击刷新',
  failed: '二维码获取失败，点击刷新',
  cancelled: '已在手机上取消，点击刷新',
} as const satisfies Readonly<Record<string, string>>

type Answer<T extends LoginEvent['type']> = Extract<LoginEvent, { type: T }>
type Scanning = Extract<PlainState, { at: 'scan' }>
type Showing = Extract<Scan, { status: 'showing' }>

/** The QR code has arrived: it is shown and polled for the first time after 2 s. */
export function receiveScanCode(state: PlainState, ready: Answer<'scanReady'>): LoginStep {
  const { generation, url, taskId, isPage = false } = ready
  if (state.at !== 'scan' || state.scan.status !== 'fetching') return noChange(state)
  if (generation !== state.generation) return noChange(state)
  return poll(state, { status: 'showing', url, taskId, isPage, polls: 0 })
}

/** A QR code that could not be fetched is refreshed by the user; a failed poll counts as one poll. */
export function receiveScanFailure(state: PlainState, { generation }: Answer<'scanFailed'>): LoginStep {
  if (state.at !== 'scan' || generation !== state.generation) return noChange(state)
  if (state.scan.status === 'showing') return notScannedYet(state, state.scan)
  return state.scan.status === 'fetching' ? expired(state, QR_TEXTS.failed) : noChange(state)
}

/**
 * A finished QR code is not polled further. A scan without a user leads to the binding of a mobile; one with a user
 * is a login, and counts even if the code was closed meanwhile (LOG-04).
 */
export function receiveScanPoll(state: PlainState, { generation, answer }: Answer<'scanPolled'>): LoginStep {
  if (answer.scanned && answer.userId) return receiveLogin(state, answer.isSeven)
  if (state.at !== 'scan' || state.scan.status !== 'showing') return noChange(state)
  if (generation !== state.generation) return noChange(state)
  if (answer.scanned) return enterForm(state, state.form, 'binding')
  return answer.over ? expired(state, QR_TEXTS[answer.over]) : notScannedYet(state, state.scan)
}

/** A click on an expired QR code fetches another; a valid one stays. */
export function refreshScan(state: PlainState): LoginStep {
  const isOver = state.at === 'scan' && state.scan.status === 'expired'
  return isOver ? startScan(state, state.form) : noChange(state)
}

const notScannedYet = (state: Scanning, scan: Showing): LoginStep =>
  scan.polls < SCAN_POLLS ? poll(state, scan) : expired(state, QR_TEXTS.expired)

const expired = (state: Scanning, text: string): LoginStep =>
  goTo({ ...state, scan: { status: 'expired', text } })

const poll = (state: Scanning, scan: Showing): LoginStep => ({
  state: { ...state, scan: { ...scan, polls: scan.polls + 1 } },
  effects: [
    { type: 'pollScan', afterMs: SCAN_INTERVAL_MS, generation: state.generation, taskId: scan.taskId },
  ],
})
