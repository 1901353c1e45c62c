/** Whether the browser says that somebody is logged in; the token itself is out of scripts' reach. */
export const hasLoginMark = (): boolean => /(^|; )JGJLOGIN=1/.test(document.cookie)

/** Lets go of the cookies of a session that the gateway no longer knows, or that it could not be asked to end. */
export const endSession = (): Promise<unknown> =>
  fetch('/gateway/session/end', { method: 'POST' }).catch(() => null)
