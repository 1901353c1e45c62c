/** The headers' data that identifies a call (NET-01). */
interface CallIdentity {
  /** The access token from cookie JGJTK or of a partner, with or without its scheme; null for a visitor. */
  readonly token: string | null
  /** The source of the call, if given. */
  readonly dataSource: string | null
}

// Any other character could end the header or start another one.
const HEADER_TEXT = /^[!-~]+(?: [!-~]+)*$/

type CallHeaders = Readonly<Partial<Record<'authorization' | 'data-source', string>>>

/**
 * The headers of a call (NET-01): Authorization if there is a token, Data-Source if it is given. A value that a
 * header cannot carry (empty, control characters, non-ASCII) is an error that names its field.
 */
export function buildCallHeaders(
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

/**
 * The credentials flag of a call (NET-01): cookies go to the page's own origin, and to other origins only on request.
 */
export function credentialsFlag(toOtherOrigins: boolean): 'include' | 'same-origin' {
  return toOtherOrigins ? 'include' : 'same-origin'
}
