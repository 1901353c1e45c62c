import type { RecordKind } from '@zhushutong/domain/records'
import { readWorkTitle } from '@zhushutong/domain/relations'

/** The property of the title that all notices of a work share (DAT-50). */
export const WORK_TITLE = 'workTitle'

/** True for kinds that name bidders: their records of one work are looked up by its title. */
export function namesBidders({ columns }: RecordKind): boolean {
  return columns.some(({ key }) => key === 'bidderIds')
}

/** The title of the work of a record, by column name. */
export function workRow(kind: RecordKind, title: string): Readonly<Record<string, string | null>> {
  return namesBidders(kind) ? { work_title: readWorkTitle(title) } : {}
}
