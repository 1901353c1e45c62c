import { findFamily, parentName } from '@zhushutong/domain/identity'
import { company, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { recordHref } from '@/features/records/detail/detail-href'
import { orNull, PART } from '@/wiring/server/answers'
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
  const companies = await orNull(reader.calls.search.suggestion({ companyNames: text }, PART))
  const { parent, dependants } = findFamily({ id, name }, companies?.records ?? [])
  if (parent === null && dependants.length === 0) return null
  return (
    <section className="card grid gap-2 p-4" aria-label="上级企业与分支机构">
      {parent && <Links label="上级企业" companies={[parent]} />}
      {dependants.length > 0 && <Links label="分支机构" companies={dependants} />}
    </section>
  )
}
