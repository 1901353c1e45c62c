import { readLines } from './read-csv'
import { jsonRow, type SourceRow } from './source-row'

/** One JSON object a line; empty lines are skipped. */
export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  for await (const { line, text: each } of readLines(text)) if (each.trim() !== '') yield jsonRow(each, line)
}
