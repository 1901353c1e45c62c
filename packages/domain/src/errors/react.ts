import { ACTED_CODES, errorText, NOTICE_TITLE, SUCCESS } from './catalogue'

/** What came back from a call, or did not: `http` is null when no answer arrived. */
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

/** What the shell does about an outcome, in this order (ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06). */
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
export const succeeded = (outcome: CallOutcome): boolean => outcome.http === 200 && outcome.code === SUCCESS

/** The search and vip pages, on which a 401 leaves dialogs shut and cookies in place, with all below them. */
const QUIET_PAGES = /^\/(?:qiye|renyuan|siku|shuili|xinyong|gonglu|vip|vips|svip|svip404)(?:\/|\.html$|$)/
/** The staff check and the dynamic checks, with all below them. */
const GUIDELESS_PAGES = /^\/(?:renyuans|dthc)(?:\/|\.html$|$)/

/**
 * What the shell does about the outcome of a call; nothing when it succeeded (ERR-01). The risk check comes before
 * every status (ERR-06), then 401 (ERR-02, ERR-03), 403 (ERR-04) and 409 (ERR-05).
 */
export function reactTo(outcome: CallOutcome, context: CallContext): readonly ShellAction[] {
  if (succeeded(outcome)) return []
  if (isRiskCheck(outcome.code)) return [{ type: 'risk-check' }]
  if (outcome.http === 401) return reactToUnauthorised(outcome, context)
  if (outcome.http === 403) return reactToForbidden(outcome, context)
  if (outcome.http === 409) return [{ type: 'refresh-member' }, { type: 'membership-expired' }]
  return notify(outcome)
}

/** Whether a code asks for the real-person check (ERR-06). */
export const isRiskCheck = (code: string | null): boolean =>
  ACTED_CODES.riskChecks.some((riskCode) => riskCode === code)

/** The data with which a failed call rejects: its own, or none where the real-person check takes over (ERR-06). */
export const dataOfFailure = <T>(code: string | null, data: T): T | null => (isRiskCheck(code) ? null : data)

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
