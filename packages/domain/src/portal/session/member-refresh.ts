/** The answer of one of the refresh's two calls, or its failure. */
export type Answer<T> = { readonly data: T } | { readonly error: string }

/** The two calls of a refresh; any code but 00000 is an error (SES-03). */
interface MemberGateway<Info, Basic> {
  readonly memberInfo: () => Promise<Answer<Info>>
  readonly basicInfo: () => Promise<Answer<Basic>>
}

/** The result of a refresh: both answers, or no change (SES-03). */
type MemberRefresh<Info, Basic> =
  | { readonly changed: false; readonly error: string }
  | { readonly changed: true; readonly info: Info; readonly basic: Basic }

/** Combines the two answers; of two failures the first is reported (SES-03). */
export function combineAnswers<Info, Basic>(
  info: Answer<Info>,
  basic: Answer<Basic>,
): MemberRefresh<Info, Basic> {
  if ('error' in info) return { changed: false, error: info.error }
  if ('error' in basic) return { changed: false, error: basic.error }
  return { changed: true, info: info.data, basic: basic.data }
}

/** Refreshes the member by two calls in parallel (SES-03). A call that rejects is a defect and rejects it too. */
export function refreshMember<Info, Basic>(gateway: MemberGateway<Info, Basic>) {
  return async (): Promise<MemberRefresh<Info, Basic>> => {
    const [info, basic] = await Promise.all([gateway.memberInfo(), gateway.basicInfo()])
    return combineAnswers(info, basic)
  }
}
