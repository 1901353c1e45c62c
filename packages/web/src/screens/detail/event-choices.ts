import { listEventKinds } from '@zhushutong/domain/history'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { type EventChoices, PLACE_OF_ID } from '@/features/record-history/event-href'
import { recordHref } from '@/features/records/detail/detail-href'

/** Made on the server, so that the browser loads no catalogue. */
export function listEventChoices({ kind }: RecordKind): EventChoices {
  const events = listEventKinds(kind)
  const modules = events.flatMap(({ records = [] }) => records.map((each) => each.kind))
  const paths = [...new Set(modules)].flatMap((name) => {
    const other = findKind(name)
    return other ? [[name, recordHref(other, { id: PLACE_OF_ID, expired: false })] as const] : []
  })
  return { kinds: events.map(({ key, label }) => ({ key, label })), paths: Object.fromEntries(paths) }
}
