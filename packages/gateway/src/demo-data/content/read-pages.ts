import type { Draft } from '@zhushutong/demo/content'
import { rowOfAnswer, rowOfForm } from '../../content'
import { checkImported, readArticles } from '../../import'

/** The first line of a Markdown text below its headings, as the summary of a page without `remark`. */
const summarise = (text: string): string | null => /^(?:- )?([^#\s].*)$/m.exec(text)?.[1] ?? null

/**
 * The demo texts in the Markdown files of a folder, in the order of their names. They are read in the same way as by
 * the import command.
 * @throws Error for a file that the import would reject
 */
export async function readPages(folder: string, now: number): Promise<Draft[]> {
  const drafts: Draft[] = []
  for await (const raw of readArticles(folder)) {
    const checked = checkImported(raw, now)
    if ('problem' in checked) throw new Error(`${raw.at}: ${checked.problem}`)
    const { id, form, answer } = checked.article
    const { tokens: _, ...row } = rowOfForm(form)
    drafts.push({
      ...row,
      ...('fields' in raw && raw.fields.id ? { id } : {}),
      remark: row.remark ?? summarise(answer?.form.text ?? form.text),
      answers: answer ? [rowOfAnswer(answer.form)] : [],
    })
  }
  return drafts
}
