import { ACTED_CODES, SUCCESS } from '../../errors'

/** The outcome of a call; `http` is null when no answer arrived. */
export interface CallOutcome {
  readonly http: number | null
  readonly code: string | null
}

/** `path` is the path of the calling page, without host and query. */
export interface CallContext {
  readonly path: string
  readonly hasToken: boolean
}

/** Reactions of the shell to a refused call (ERR-02, ERR-03, ERR-05, ERR-06). */
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

/** The search and vip pages with everything below them: a 401 there opens no dialog and clears no cookie. */
const QUIET_PAGES = /^\/(?:qiye|renyuan|siku|shuili|xinyong|gonglu|vip|vips|svip|svip404)(?:\/|\.html$|$)/
/** The staff check and the dynamic checks, with everything below them. */
const GUIDELESS_PAGES = /^\/(?:renyuans|dthc)(?:\/|\.html$|$)/

/**
 * The dialogs that a failed call opens on every page, before any message is shown: the real-person check for its codes, the reactions to a 401 (ERR-02, ERR-03), the end of the membership for a 409 (ERR-05). Null for any other
 * failure.
 */
export function reactToRefusal(outcome: CallOutcome, context: CallContext): readonly ShellAction[] | null {
  if (isSuccess(outcome)) return null
  if (isRiskCheck(outcome.code)) return [{ type: 'risk-check' }]
  if (outcome.http === 401) return reactToUnauthorised(outcome, context)
  return outcome.http === 409 ? [{ type: 'refresh-member' }, { type: 'membership-expired' }] : null
}

/**
 * True when a page whose data was refused opens the membership guide: for a missing membership (403), except on the
 * staff and dynamic checks, which are sold separately (ERR-04).
 */
export function opensGuide(http: number | null, path: string): boolean {
  return http === 403 && !GUIDELESS_PAGES.test(path)
}

/** True for a code that requires the human verification (ERR-06). */
export function isRiskCheck(code: string | null): boolean {
  return ACTED_CODES.riskChecks.some((riskCode) => riskCode === code)
}

/**
 * True for a code that means no login, or no longer a login: the purchase then logs in at the till and continues
 * (PAY-16).
 */
export function isLoginLost(code: string | null): boolean {
  return code === ACTED_CODES.loginNeeded || code === ACTED_CODES.sessionExpired
}

/** The data of a failed call; null while the human verification takes over (ERR-06). */
export function failureData<T>(code: string | null, data: T): T | null {
  return isRiskCheck(code) ? null : data
}

function reactToUnauthorised(outcome: CallOutcome, context: CallContext): readonly ShellAction[] {
  if (outcome.code === ACTED_CODES.loginNeeded) return [{ type: 'open-login' }]
  if (QUIET_PAGES.test(context.path)) return []
  return [{ type: context.hasToken ? 'session-expired' : 'open-login' }, { type: 'clear-login' }]
}
