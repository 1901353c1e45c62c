import { ACTED_CODES, SUCCESS } from './codes'

/** The outcome of a call; `http` is null when no answer arrived. */
export interface CallOutcome {
  readonly http: number | null
  readonly code: string | null
}

/** Where the call was made from. `path` is the page's path, without host and query. */
export interface CallContext {
  readonly path: string
  readonly hasToken: boolean
}

/** What the shell does about a refused call (ERR-02, ERR-03, ERR-05, ERR-06). */
export type ShellAction =
  | { readonly type: 'open-login' }
  | { readonly type: 'session-expired' }
  | { readonly type: 'clear-login' }
  | { readonly type: 'refresh-member' }
  | { readonly type: 'membership-expired' }
  | { readonly type: 'risk-check' }

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
 * Whether a page whose data was refused opens the membership guide: where a membership is missing (403), but not on the
 * staff and dynamic checks, which are sold as services of their own (ERR-04).
 */
export function opensGuide(http: number | null, path: string): boolean {
  return http === 403 && !GUIDELESS_PAGES.test(path)
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
