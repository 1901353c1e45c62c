/** Whether the browser has a login marker; scripts cannot read the token itself. */
export function hasLoginMark(): boolean {
  return /(^|; )JGJLOGIN=1/.test(document.cookie)
}

/** Deletes the cookies of a session that the gateway does not know any more, or could not end. */
export function endSession(): Promise<unknown> {
  return fetch('/gateway/session/end', { method: 'POST' }).catch(() => null)
}
