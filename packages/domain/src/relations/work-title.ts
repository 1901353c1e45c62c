import { normaliseForSearch } from '../records'

/** The words at the end of a title that name the notice, in search form. A second round of bids is another work. */
const NOTICE_WORDS = [
  /第[0-9一二三四五六七八九十]+次公[示告]$/,
  /(?:评标|开标|中标|成交|候选人|结果|招标|采购|变更)+的?公[示告]$/,
  /(?:评标|中标|成交)(?:候选人|结果)$/,
]

/** Shorter titles, such as 道路工程, name many works. */
const MIN_LENGTH = 8

/**
 * The title that the notices and the result of a work share, in search form: without the words that name the notice.
 * Null for a title that is too short to name one work (DAT-50).
 */
export function readWorkTitle(title: string): string | null {
  let form = normaliseForSearch(title)
  for (;;) {
    const shorter = NOTICE_WORDS.reduce((text, words) => text.replace(words, ''), form)
    if (shorter === form) return form.length < MIN_LENGTH ? null : form
    form = shorter
  }
}
