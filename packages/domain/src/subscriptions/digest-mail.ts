import { countNews, type Digest } from './digest'

/** Maximum number of titles in a mail (SUB-07). */
export const MAIL_TITLES = 20

/** The texts of a digest mail; plain text, to be escaped. */
interface DigestMail {
  readonly subject: string
  readonly intro: string
  readonly titles: readonly string[]
  /** The number of further records, or a note that titles are locked for the reader; null if all are listed. */
  readonly more: string | null
}

const moreOf = (total: number, listed: number): string | null => {
  if (total <= listed) return null
  return listed === 0 ? '名称请在筑数通查看。' : `还有 ${total - listed} 条，请在筑数通查看。`
}

/**
 * The mail of a digest (SUB-07).
 * @param titles as its reader may see them, without locked ones
 */
export function writeDigestMail({ name, total, changed, titles }: Omit<Digest, 'id'>): DigestMail {
  const listed = titles.slice(0, MAIL_TITLES)
  return {
    subject: `“${name}”有 ${countNews({ total, changed })}`,
    intro: `您订阅的“${name}”有 ${countNews({ total, changed })}：`,
    titles: listed,
    more: moreOf(total, listed.length),
  }
}

/**
 * The headers for unsubscribing from the mails of a subscription with one click in the mail program, RFC 8058 (SUB-08).
 */
export function listUnsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
