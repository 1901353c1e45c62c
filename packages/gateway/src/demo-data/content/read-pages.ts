import type { Draft } from '@zhushutong/demo/content'
import { rowOfForm } from '../../content'
import { checkImported, readArticles } from '../../import'

/**
 * The demo texts in the Markdown files of a folder: laws in full, and articles. They are read in the same way as
 * by the import command.
 * @throws Error for a file that the import would reject
 */
export async function readPages(folder: string, now: number): Promise<Draft[]> {
  const drafts: Draft[] = []
  for await (const raw of readArticles(folder)) {
    const checked = checkImported(raw, now)
    if ('problem' in checked) throw new Error(`${raw.at}: ${checked.problem}`)
    const { tokens: _, ...row } = rowOfForm(checked.article.form)
    const { id } = checked.article
    drafts.push('fields' in raw && raw.fields.id ? { ...row, id } : row)
  }
  return drafts
}
