/** What a call says of itself beside its body (NET-01). */
export interface CallIdentity {
  /** The access token of cookie JGJTK, or a partner's, with or without its scheme in front; null for a visitor. */
  readonly token: string | null
  /** Where the call comes from, where the caller tells. */
  readonly dataSource: string | null
}

// Whatever a header cannot carry would end it, or begin another one.
const HEADER_TEXT = /^[!-~]+(?: [!-~]+)*$/

export type CallHeaders = Readonly<Partial<Record<'authorization' | 'data-source', string>>>

/**
 * The headers of a call (NET-01): Authorization where there is a token, Data-Source where it is given. A text that
 * no header can carry (empty, control characters, beyond ASCII) is an error that names its field.
 */
export function callHeaders(
  identity: CallIdentity,
): CallHeaders | { readonly error: 'invalid_header'; readonly field: keyof CallIdentity } {
  const { token, dataSource } = identity
  if (token !== null && !HEADER_TEXT.test(token)) return { error: 'invalid_header', field: 'token' }
  if (dataSource !== null && !HEADER_TEXT.test(dataSource))
    return { error: 'invalid_header', field: 'dataSource' }
  return {
    ...(token !== null && { authorization: token.includes(' ') ? token : `Bearer ${token}` }),
    ...(dataSource !== null && { 'data-source': dataSource }),
  }
}

/** The credentials flag of a call (NET-01): cookies go to the page's own origin, to another one only where asked. */
export const credentialsFlag = (toOtherOrigins: boolean): 'include' | 'same-origin' =>
  toOtherOrigins ? 'include' : 'same-origin'
