import type { ArticleForm } from '@zhushutong/domain/content'
import { htmlToText } from '@zhushutong/domain/formatting'
import { splitBigrams } from '@zhushutong/domain/records'
import type { notices } from './content.table'
import { renderText } from './render-text'

export type ArticleRow = typeof notices.$inferSelect

/** The search tokens of an article, whose body is HTML (CON-03). */
export function tokensOf({
  title,
  remark,
  labels,
  documentNumber,
  body,
}: Pick<typeof notices.$inferInsert, 'title' | 'remark' | 'labels' | 'documentNumber' | 'body'>): string[] {
  return splitBigrams([title, remark, ...(labels ?? []), documentNumber, htmlToText(body)].join(' '))
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The columns of a filled-in article; its text is rendered and sanitised. */
export function rowOfForm(form: ArticleForm) {
  const row = {
    type: form.channel,
    title: form.title,
    remark: orNull(form.remark),
    category: orNull(form.category),
    labels: [...form.tags],
    source: form.source,
    author: orNull(form.author),
    method: form.method,
    region: orNull(form.region),
    documentNumber: orNull(form.documentNumber),
    issuer: orNull(form.issuer),
    issuedOn: orNull(form.issuedOn),
    effectiveOn: orNull(form.effectiveOn),
    expiresOn: orNull(form.expiresOn),
    amendment: orNull(form.amendment),
    replacedBy: orNull(form.replacedBy),
    cover: orNull(form.cover),
    markdown: form.format === 'markdown' ? form.text : null,
    body: renderText(form.format, form.text),
  }
  return { ...row, tokens: tokensOf(row) }
}

export function formOfRow(row: ArticleRow): ArticleForm {
  return {
    channel: row.type,
    title: row.title,
    remark: row.remark ?? '',
    category: row.category ?? '',
    tags: row.labels,
    source: row.source,
    author: row.author ?? '',
    method: row.method,
    region: row.region ?? '',
    documentNumber: row.documentNumber ?? '',
    issuer: row.issuer ?? '',
    issuedOn: row.issuedOn ?? '',
    effectiveOn: row.effectiveOn ?? '',
    expiresOn: row.expiresOn ?? '',
    amendment: row.amendment ?? '',
    replacedBy: row.replacedBy ?? '',
    cover: row.cover ?? '',
    format: row.markdown === null ? 'html' : 'markdown',
    text: row.markdown ?? row.body,
  }
}
