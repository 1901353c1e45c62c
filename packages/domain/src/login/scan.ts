import { resetForMode } from './form'
import { type LoginEvent, type LoginForm, type LoginState, type LoginStep, stay } from './login.state'

/** The WeChat QR login (LOG-04). */

export const SCAN_INTERVAL_MS = 2000
export const SCAN_POLLS = 30

export const QR_TEXTS = {
  expired: '二维码已失效，点击刷新',
  failed: '二维码获取失败，点击刷新',
} as const

type Answer<T extends LoginEvent['type']> = Extract<LoginEvent, { type: T }>

/** A new code to scan; answers for an older one are late from here on. */
export function startScan(state: LoginState, form: LoginForm): LoginStep {
  const generation = state.generation + 1
  return {
    state: { at: 'scan', generation, form: resetForMode(form), scan: { status: 'fetching' } },
    effects: [{ type: 'fetchScan', afterMs: 0, generation }],
  }
}

export function scanReady(state: LoginState, event: Answer<'scanReady'>): LoginStep {
  if (state.at !== 'scan' || state.scan.status !== 'fetching') return stay(state)
  if (event.generation !== state.generation) return stay(state)
  const { generation } = state
  const { url, taskId } = event
  return {
    state: { ...state, scan: { status: 'showing', url, taskId, polls: 1 } },
    effects: [{ type: 'pollScan', afterMs: SCAN_INTERVAL_MS, generation, taskId }],
  }
}

/** A code that could not be fetched is refreshed by hand; a poll that failed is one poll spent. */
export function scanFailed(state: LoginState, generation: number): LoginStep {
  if (state.at !== 'scan' || generation !== state.generation) return stay(state)
  if (state.scan.status === 'showing') return notScannedYet(state)
  if (state.scan.status === 'expired') return stay(state)
  return stay({ ...state, scan: { status: 'expired', text: QR_TEXTS.failed } })
}

/** The next poll after 2 s, until 30 are spent (LOG-04). */
export function notScannedYet(state: LoginState): LoginStep {
  if (state.at !== 'scan' || state.scan.status !== 'showing') return stay(state)
  const { scan, generation } = state
  if (scan.polls >= SCAN_POLLS) return stay({ ...state, scan: { status: 'expired', text: QR_TEXTS.expired } })
  return {
    state: { ...state, scan: { ...scan, polls: scan.polls + 1 } },
    effects: [{ type: 'pollScan', afterMs: SCAN_INTERVAL_MS, generation, taskId: scan.taskId }],
  }
}
