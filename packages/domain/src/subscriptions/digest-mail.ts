import type { Digest } from './digest'

/** Titles in a mail (SUB-07). */
export const MAIL_TITLES = 20

/** The words of a mail that brings a digest; plain text, to be escaped. */
export interface DigestMail {
  readonly subject: string
  readonly intro: string
  readonly titles: readonly string[]
  /** How many more there are, or that titles are closed to the reader; null if all are told. */
  readonly more: string | null
}

const moreOf = (total: number, listed: number): string | null => {
  if (total <= listed) return null
  return listed === 0 ? '名称请在筑数通查看。' : `还有 ${total - listed} 条，请在筑数通查看。`
}

/** The mail of a digest (SUB-07). @param titles as its reader may see them; without those that are closed */
export function writeDigestMail({ name, total, titles }: Omit<Digest, 'id'>): DigestMail {
  const listed = titles.slice(0, MAIL_TITLES)
  return {
    subject: `“${name}”有 ${total} 条新数据`,
    intro: `您订阅的“${name}”有 ${total} 条新数据：`,
    titles: listed,
    more: moreOf(total, listed.length),
  }
}

/** What a mail program reads to end the mails of a subscription by one click, RFC 8058 (SUB-08). */
export function listUnsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
