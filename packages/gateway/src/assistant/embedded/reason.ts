import { MATTERS, type Matter, type QuestionQuery } from '@zhushutong/domain/assistant'
import { credit, type RecordView } from '@zhushutong/domain/records'
import type { Asker } from '../../records'
import type { Sources } from './sources'
import { entriesOf, entryText } from './verdict-answer'

/** The reason that a company is in a list by penalties or the like: its newest entry of the matter (AI-11, CRD-05). */
export function reasonsOfList(
  { kind, query }: QuestionQuery,
  asker: Asker,
  { detail }: Sources,
): (record: RecordView) => Promise<string> {
  const asked = (Object.keys(MATTERS) as Matter[]).filter((matter) => query.filters[matter]?.includes('some'))
  return async (record) => {
    if (kind !== credit || asked.length === 0) return ''
    const found = await detail(credit, record.id, asker)
    if ('error' in found) return ''
    const entries = asked.flatMap((matter) => entriesOf(found as RecordView, matter).slice(0, 1))
    return entries.length > 0 ? `\n   ${entries.map(entryText).join('；')}` : ''
  }
}
