import { fileURLToPath } from 'node:url'
import { rowOfForm } from '../../content'
import { checkImported, readArticles } from '../../import'
import type { Draft } from './compose'

/** Beside this module in the sources, beside main.js in the build (tsup.config.ts). */
const FOLDER = fileURLToPath(new URL('./pages', import.meta.url))

/**
 * The demo texts in Markdown files: laws in full, and articles. They are read in the same way as by the
 * import command.
 * @throws Error for a file that the import would reject
 */
export async function readPages(now: number): Promise<Draft[]> {
  const drafts: Draft[] = []
  for await (const raw of readArticles(FOLDER)) {
    const checked = checkImported(raw, now)
    if ('problem' in checked) throw new Error(`${raw.at}: ${checked.problem}`)
    const { tokens: _, ...row } = rowOfForm(checked.article.form)
    const { id } = checked.article
    drafts.push('fields' in raw && raw.fields.id ? { ...row, id } : row)
  }
  return drafts
}
