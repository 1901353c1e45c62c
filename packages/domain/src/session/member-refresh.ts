/** The answer of one of the refresh's two calls, or its failure. */
export type Answer<T> = { readonly data: T } | { readonly error: string }

export interface MemberGateway<Info, Basic> {
  readonly memberInfo: () => Promise<Answer<Info>>
  readonly basicInfo: () => Promise<Answer<Basic>>
}

/** What a refresh changes: member info, tool list and login cookie together, or nothing (SES-03). */
export type MemberRefresh<Info, Basic> =
  | { readonly changed: false; readonly error: string }
  | { readonly changed: true; readonly info: Info; readonly basic: Basic }

export function bothOrNothing<Info, Basic>(
  info: Answer<Info>,
  basic: Answer<Basic>,
): MemberRefresh<Info, Basic> {
  if ('error' in info) return { changed: false, error: info.error }
  if ('error' in basic) return { changed: false, error: basic.error }
  return { changed: true, info: info.data, basic: basic.data }
}

/** Refreshes the member by two calls in parallel (SES-03). */
export const refreshMember =
  <Info, Basic>(gateway: MemberGateway<Info, Basic>) =>
  async (): Promise<MemberRefresh<Info, Basic>> => {
    const [info, basic] = await Promise.all([gateway.memberInfo(), gateway.basicInfo()])
    return bothOrNothing(info, basic)
  }
