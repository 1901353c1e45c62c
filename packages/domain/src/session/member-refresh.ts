import { SESSION_COOKIES, type SessionCookie } from './cookies'

/** The answer of one of the refresh's two calls, or its failure. */
export type Answer<T> = { readonly data: T } | { readonly error: string }

/** The two calls of a refresh; whatever code but 00000 they answer is an error (SES-03). */
export interface MemberGateway<Info, Basic> {
  readonly memberInfo: () => Promise<Answer<Info>>
  readonly basicInfo: () => Promise<Answer<Basic>>
}

/** Member info, as far as a refresh looks into it: the tools that the member may use. */
export interface HasTools {
  readonly switchToolDtos: readonly unknown[]
}

/**
 * What a refresh changes: member info, tool list and login cookie together, or nothing (SES-03). The cookie is
 * set anew for its whole `maxAge`.
 */
export type MemberRefresh<Info extends HasTools, Basic> =
  | { readonly changed: false; readonly error: string }
  | {
      readonly changed: true
      readonly info: Info
      readonly basic: Basic
      readonly tools: Info['switchToolDtos']
      readonly cookie: SessionCookie
    }

/** What two answers together change; of two failures the first is told (SES-03). */
export function bothOrNothing<Info extends HasTools, Basic>(
  info: Answer<Info>,
  basic: Answer<Basic>,
): MemberRefresh<Info, Basic> {
  if ('error' in info) return { changed: false, error: info.error }
  if ('error' in basic) return { changed: false, error: basic.error }
  return {
    changed: true,
    info: info.data,
    basic: basic.data,
    tools: info.data.switchToolDtos,
    cookie: SESSION_COOKIES.loginMark,
  }
}

/** Refreshes the member by two calls in parallel (SES-03). A call that rejects is a defect and rejects it too. */
export const refreshMember =
  <Info extends HasTools, Basic>(gateway: MemberGateway<Info, Basic>) =>
  async (): Promise<MemberRefresh<Info, Basic>> => {
    const [info, basic] = await Promise.all([gateway.memberInfo(), gateway.basicInfo()])
    return bothOrNothing(info, basic)
  }
