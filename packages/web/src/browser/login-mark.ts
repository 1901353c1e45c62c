/** True when the browser has a login marker; scripts cannot read the token itself. */
export function hasLoginMark(): boolean {
  return /(^|; )JGJLOGIN=1/.test(document.cookie)
}

/** Deletes the cookies of a session that is unknown to the gateway, or that the gateway failed to end. */
export function endSession(): Promise<unknown> {
  return fetch('/gateway/session/end', { method: 'POST' }).catch(() => null)
}
