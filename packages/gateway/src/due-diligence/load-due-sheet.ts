import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import {
  buildDueSheet,
  type Dependence,
  type DueEntry,
  type DueFacts,
  type DuePermit,
  listPenalties,
  listUnfinishedWorks,
  measureDependence,
  permitStateOf,
} from '@zhushutong/domain/due-diligence'
import { dayOf } from '@zhushutong/domain/formatting'
import { company, credit, findColumn, formatValue, type RecordView } from '@zhushutong/domain/records'
import { maxShownRelations } from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { readCompanyFigures, readOwnerWins } from '../bid-figures'
import { readFormer } from '../history'
import type { Database } from '../platform/db'
import { type Asker, type Refusal, recordBatch, recordDetail, withinTime } from '../records'
import { readCompanyWorks } from './company-works.store'
import { readSharedCompanies } from './shared-register.store'

export type DueSheetView = Omit<ResultOf<typeof contract.dueDiligence.get>, 'dailyLimit'>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>
const rowsOf = (value: unknown): Rows => (Array.isArray(value) ? (value as Rows) : [])

const SAFETY_PERMIT = '安全生产许可证'

const permitsOf = (record: RecordView): readonly DuePermit[] => [
  ...(record.safetyPermitNo === null && record.safetyPermitUntil === null && !record.locks.safetyPermitNo
    ? []
    : [{ name: SAFETY_PERMIT, isSafetyPermit: true, until: textOf(record.safetyPermitUntil) }]),
  ...rowsOf(record.qualifications).map(({ name, grade, validUntil }) => ({
    name: `${name ?? ''}${grade === '不分等级' ? '' : (grade ?? '')}`,
    isSafetyPermit: false,
    until: textOf(validUntil),
  })),
]

/** Reads the credit entries of a company, or of an owner that is one; null if no source was read (CRD-01). */
export function creditEntriesLoader(database: Database) {
  const [detail, batch] = [recordDetail(database), recordBatch(database)]
  return async (companyId: string, asker: Asker): Promise<readonly DueEntry[] | null | Refusal> => {
    const page = await batch(credit, { filters: { company: [companyId] } }, asker, 1)
    if ('error' in page) return page
    const [first] = page.records
    if (!first) return null
    const record = await detail(credit, first.id, asker)
    if ('error' in record) return record as Refusal
    return record.creditCount === null ? null : (rowsOf(record.entries) as unknown as readonly DueEntry[])
  }
}

const opened = <T>(viewer: Viewer, records: readonly T[], total = records.length) => {
  const shown = maxShownRelations(viewer)
  return {
    total,
    records: records.slice(0, shown),
    opensBy: total > shown ? findMissingRequirement(viewer, 'svip') : null,
  }
}

type Figures = Exclude<Awaited<ReturnType<ReturnType<typeof readCompanyFigures>>>, { error: string }>

/** The owner's name is returned only if the figures name that owner to the reader (ACC-02). */
const viewMainOwner = (dependence: Dependence | null, { byOwner }: Figures): DueSheetView['mainOwner'] => {
  if (dependence === null) return null
  const { ownerId, won, all, share, amountShare } = dependence
  const known = byOwner.records.find(({ id }) => id === ownerId)
  return {
    ...{ id: known?.id ?? null, name: known?.name ?? null, won, all, share, amountShare },
    opensBy: known ? null : byOwner.opensBy,
  }
}

/** Loads a company's due-diligence sheet, limited to one reader's rights (DUE-01 to DUE-10, ACC-02). */
export function dueSheetLoader(database: Database) {
  const detail = recordDetail(database)
  const loadEntries = creditEntriesLoader(database)
  const [figuresOf, ownersOf] = [readCompanyFigures(database), readOwnerWins(database)]

  return async (id: string, asker: Asker): Promise<DueSheetView | Refusal> => {
    const { viewer, now } = asker
    const today = dayOf(now)
    const record = await detail(company, id, asker)
    if ('error' in record) return record as Refusal
    const entries = await loadEntries(record.id, asker)
    if (entries !== null && 'error' in entries) return entries
    const figures = await figuresOf(record.id, viewer, now)
    if ('error' in figures) return figures
    const owners = await ownersOf(record.id, now)
    if ('error' in owners) return owners
    const read = await withinTime(database, async (reader) => ({
      works: await readCompanyWorks(reader, record.id),
      shared: await readSharedCompanies(reader, record),
      former: await readFormer(reader, record),
    }))
    if ('error' in read) return read

    const works = listUnfinishedWorks(read.works, today, now)
    const dependence = measureDependence(owners)
    const { sameAddress, sameLegalPerson } = read.shared
    const former = read.former.filter(({ key }) => key === company.title)
    const status = findColumn(company, 'status')
    const facts: DueFacts = {
      companyId: record.id,
      register: {
        status: textOf(record.status),
        statusLabel: record.status === null || !status ? null : formatValue(status, record.status, record),
        establishedOn: textOf(record.establishedOn),
      },
      ...{ permits: permitsOf(record), entries, works, dependence },
      ...{ sites: figures.sites, months: figures.months, before: figures.yearBefore },
      former: former.map(({ value, until }) => ({ name: value, until })),
      shared: {
        sameAddress: sameAddress?.length ?? null,
        sameLegalPerson: sameLegalPerson?.length ?? null,
      },
      coverage: {
        credit: entries !== null,
        wins: figures.total.won !== null,
        people: record.personnelCount !== null,
      },
    }
    const sheet = buildDueSheet(facts, now)
    return {
      ...{ id: record.id, name: String(record.name ?? ''), creditCode: textOf(record.creditCode) },
      ...{ madeAt: now, summary: sheet.summary, uncovered: [...sheet.uncovered] },
      checks: sheet.checks as DueSheetView['checks'],
      permits: facts.permits.map(({ name, until }) => ({ name, until, state: permitStateOf(until, today) })),
      penalties: entries === null ? null : viewPenalties(entries, today),
      payments: [...sheet.payments],
      works: {
        ...opened(
          viewer,
          works.works.map(({ recordKind, recordId, ...work }) => ({
            ...{ module: recordKind, moduleId: recordId },
            ...work,
          })),
        ),
        ...{ overdue: works.overdue, ...works.sum },
      },
      mainOwner: viewMainOwner(dependence, figures),
      former: [...facts.former],
      sameAddress: sameAddress && opened(viewer, sameAddress),
      sameLegalPerson: sameLegalPerson && opened(viewer, sameLegalPerson),
    }
  }
}

/** An adverse entry without its reason and document number, which are closed to some readers. */
export function viewEntry({ item, authority, decidedOn, validUntil, amount, repairedOn }: DueEntry) {
  return { item, authority, decidedOn, validUntil, amount, repairedOn: repairedOn ?? null }
}

const viewPenalties = (entries: readonly DueEntry[], today: string): DueSheetView['penalties'] =>
  listPenalties(entries, today).map(({ entry, repair: { state, from, title, office }, ...penalty }) => ({
    ...penalty,
    ...viewEntry(entry),
    repair: { state, from, title, office },
  }))
