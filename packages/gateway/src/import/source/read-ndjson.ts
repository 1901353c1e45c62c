import { jsonRow, MAX_ROW_CHARACTERS, type SourceRow, UnusableFile } from './source-row'

/** One JSON object a line; empty lines are skipped. */
export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_ROW_CHARACTERS) throw new UnusableFile(`第 ${line + lines.length + 1} 行过长`)
    for (const each of lines) {
      line++
      if (each.trim() !== '') yield jsonRow(each, line)
    }
  }
  if (rest.trim() !== '') yield jsonRow(rest, line + 1)
}
