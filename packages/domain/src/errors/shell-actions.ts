import { ACTED_CODES, errorText, NOTICE_TITLE, SUCCESS } from './catalogue'

/** The outcome of a call; `http` is null when no answer arrived. */
export interface CallOutcome {
  readonly http: number | null
  readonly code: string | null
  readonly message: string | null
  /** The request's own id, from its header (ERR-04). */
  readonly headerId?: string | null
}

/** Where the call was made from. `path` is the page's path, without host and query. */
export interface CallContext {
  readonly side: 'browser' | 'server'
  readonly path: string
  readonly hasToken: boolean
}

/** The actions of the shell after an outcome, in order (ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06). */
export type ShellAction =
  | { readonly type: 'open-login' }
  | { readonly type: 'session-expired' }
  | { readonly type: 'clear-login' }
  | { readonly type: 'record-error-id'; readonly id: string }
  | { readonly type: 'open-membership-guide' }
  | { readonly type: 'refresh-member' }
  | { readonly type: 'membership-expired' }
  | { readonly type: 'risk-check' }
  | { readonly type: 'notify'; readonly kind: 'warning'; readonly title: string; readonly text: string }

/** Success is code 00000 with HTTP 200 and nothing else (ERR-01). */
export function isSuccess(outcome: CallOutcome): boolean {
  return outcome.http === 200 && outcome.code === SUCCESS
}

/** The search and vip pages with everything below them: there a 401 opens no dialog and clears no cookie. */
const QUIET_PAGES = /^\/(?:qiye|renyuan|siku|shuili|xinyong|gonglu|vip|vips|svip|svip404)(?:\/|\.html$|$)/
/** The staff check and the dynamic checks, with everything below them. */
const GUIDELESS_PAGES = /^\/(?:renyuans|dthc)(?:\/|\.html$|$)/

/**
 * The dialogs that a failed call opens wherever it was made, before anything is said of it: the real-person check
 * before every status (ERR-06), then what a 401 asks for (ERR-02, ERR-03), and the end of the membership (ERR-05).
 * Null for a failure that asks for nothing of this.
 */
export function reactToRefusal(outcome: CallOutcome, context: CallContext): readonly ShellAction[] | null {
  if (isSuccess(outcome)) return null
  if (isRiskCheck(outcome.code)) return [{ type: 'risk-check' }]
  if (outcome.http === 401) return reactToUnauthorised(outcome, context)
  return outcome.http === 409 ? [{ type: 'refresh-member' }, { type: 'membership-expired' }] : null
}

/**
 * All that the shell does about the outcome of a call; nothing when it succeeded. A 403 is recorded and leads to the
 * guide (ERR-04); what else is no refusal is told as a warning.
 */
export function decideShellActions(outcome: CallOutcome, context: CallContext): readonly ShellAction[] {
  if (isSuccess(outcome)) return []
  const refusal = reactToRefusal(outcome, context)
  if (refusal) return refusal
  return outcome.http === 403 ? reactToForbidden(outcome, context) : notify(outcome)
}

/** Whether a code requires the human verification (ERR-06). */
export function isRiskCheck(code: string | null): boolean {
  return ACTED_CODES.riskChecks.some((riskCode) => riskCode === code)
}

/** Whether a code says that there is no login, or none any more: at the till the purchase logs in and goes on (PAY-16). */
export function isLoginLost(code: string | null): boolean {
  return code === ACTED_CODES.loginNeeded || code === ACTED_CODES.sessionExpired
}

/** The data of a failed call: its own, or none while the human verification takes over (ERR-06). */
export function failureData<T>(code: string | null, data: T): T | null {
  return isRiskCheck(code) ? null : data
}

function reactToUnauthorised(outcome: CallOutcome, context: CallContext): readonly ShellAction[] {
  if (outcome.code === ACTED_CODES.loginNeeded) return [{ type: 'open-login' }]
  if (QUIET_PAGES.test(context.path)) return []
  return [{ type: context.hasToken ? 'session-expired' : 'open-login' }, { type: 'clear-login' }]
}

function reactToForbidden(outcome: CallOutcome, context: CallContext): readonly ShellAction[] {
  const recorded: ShellAction[] = outcome.headerId ? [{ type: 'record-error-id', id: outcome.headerId }] : []
  if (context.side === 'browser') return [...recorded, ...notify(outcome)]
  if (GUIDELESS_PAGES.test(context.path)) return recorded
  return [...recorded, { type: 'open-membership-guide' }]
}

function notify(outcome: CallOutcome): readonly ShellAction[] {
  const text = errorText(outcome.code, outcome.message)
  return text === null ? [] : [{ type: 'notify', kind: 'warning', title: NOTICE_TITLE, text }]
}
