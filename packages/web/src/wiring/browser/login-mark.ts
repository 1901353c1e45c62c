/** Whether the browser has a login marker; scripts cannot read the token itself. */
export const hasLoginMark = (): boolean => /(^|; )JGJLOGIN=1/.test(document.cookie)

/** Deletes the cookies of a session that the gateway does not know any more, or could not end. */
export const endSession = (): Promise<unknown> =>
  fetch('/gateway/session/end', { method: 'POST' }).catch(() => null)
