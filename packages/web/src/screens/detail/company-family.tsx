import { findFamily, parentName } from '@zhushutong/domain/identity'
import { company, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { ShownPart } from '@zhushutong/ui/layout/page-part'
import { recordHref } from '@/features/records/detail/detail-href'
import { orNull } from '@/wiring/server/answers'
import { loadPart, partLimit } from '../load-part'
import type { Reader } from '../reader'

/** The longest text that the call takes. */
const MAX_TEXT = 40

type Named = { readonly id: string; readonly name: string }

function Links({ label, companies }: { label: string; companies: readonly Named[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <span className="text-ink-3">{label}</span>
      {companies.map((each) => (
        <a key={each.id} className="text-primary" href={recordHref(company, { id: each.id, expired: false })}>
          {each.name}
        </a>
      ))}
    </p>
  )
}

/** The parent of a branch, and the first dependants of a company (DAT-34); nothing for others. */
export async function CompanyFamily({
  kind,
  record,
  reader,
}: {
  kind: RecordKind
  record: RecordView
  reader: Reader
}) {
  const { id, name } = record
  if (kind.kind !== company.kind || typeof name !== 'string') return null
  const text = parentName(name) ?? name
  if ([...text].length > MAX_TEXT) return null
  const named = orNull(reader.calls.search.suggestion({ companyNames: text }, partLimit(reader)))
  // Most companies have no family: nothing holds its place.
  return (
    <ShownPart part={await loadPart(reader, named)} fallback={null}>
      {(companies) => <Family id={id} name={name} companies={companies?.records ?? []} />}
    </ShownPart>
  )
}

function Family({ id, name, companies }: Named & { companies: Parameters<typeof findFamily>[1] }) {
  const { parent, dependants } = findFamily({ id, name }, companies)
  if (parent === null && dependants.length === 0) return null
  return (
    <section className="card grid gap-2 p-4" aria-label="上级企业与分支机构">
      {parent && <Links label="上级企业" companies={[parent]} />}
      {dependants.length > 0 && <Links label="分支机构" companies={dependants} />}
    </section>
  )
}
