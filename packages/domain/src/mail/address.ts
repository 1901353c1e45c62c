const EMAIL = /^[\w.%+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i

/** Maximum length of a mail address in UTF-16 units. */
export const MAX_EMAIL_LENGTH = 120

/** True for an e-mail address that mails can be sent to: one address, in ASCII letters (DRP-05). */
export function isEmailAddress(text: string): boolean {
  const fits = text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
  return fits && !text.includes('..') && !/^\.|\.@/.test(text)
}

/** zhangsan@example.com → z****n@example.com, ab@example.com → a****@example.com (PRF-02). */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const last = at > 2 ? address.charAt(at - 1) : ''
  return `${address.slice(0, 1)}****${last}${address.slice(at)}`
}
