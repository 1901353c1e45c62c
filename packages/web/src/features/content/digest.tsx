import { htmlToText } from '@zhushutong/domain/formatting'
import type { Full } from './content.types'

/** Number of the digest's first characters that are searched in the text. */
const COMPARED = 24

const LABELS: Readonly<Record<string, string>> = {
  digest: '要点 · 筑数通整理',
  fulltext: '要点 · 筑数通整理，非原文',
}

/** The summary of a text, separate from it; hidden if the text contains the same words. */
export function Digest({ article: { remark, method, textBody } }: { article: Full }) {
  if (!remark) return null
  const text = htmlToText(textBody).replaceAll(/\s/g, '')
  if (text.includes(remark.replaceAll(/\s/g, '').slice(0, COMPARED))) return null
  return (
    <aside className="read-digest">
      <b>{LABELS[method] ?? '摘要'}</b>
      <p>{remark}</p>
    </aside>
  )
}
