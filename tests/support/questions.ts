import type { Viewer } from '../../packages/domain/src/access'
import { CONDITION_GROUPS, listFieldOptions } from '../../packages/domain/src/comquery'
import { dayOf } from '../../packages/domain/src/formatting'
import {
  type Column,
  type Filter,
  findColumn,
  findLocks,
  KINDS,
  type RecordKind,
  type StoredRecord,
} from '../../packages/domain/src/records'
import { contract, type Endpoint, recordContract } from '../../packages/sdk/src/contract'
import type { OtherState, Stored } from './other-state'

export interface Question {
  readonly endpoint: Endpoint
  readonly input: object
}

interface Both {
  readonly kind: RecordKind
  readonly records: readonly StoredRecord[]
}

const WHOLE = { pageSize: 100 } as const
const FIRST = { pageSize: 10 } as const
const unique = <T>(list: readonly T[]) => [...new Set(list)]
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Values of a column in the first records of both states. */
const valuesIn = ({ records }: Both, key: string, most: number) =>
  unique(records.flatMap((record) => [record[key] ?? []].flat())).slice(0, most)

const boundOf = (of: string, value: unknown) =>
  typeof value === 'number' ? String(of === 'date' ? dayOf(value) : Math.round(value)) : String(value)

const choicesOf = (both: Both, filter: Filter): readonly string[] => {
  const held = valuesIn(both, filter.column, filter.type === 'reference' ? 2 * both.records.length : 2)
  switch (filter.type) {
    case 'region':
      return unique(held.filter(isText).flatMap((code) => [`${code.slice(0, 2)}0000`, code]))
    case 'reference':
      return held.filter(isText).filter((id) => /^[0-9A-Za-z-]{1,64}(_\d{1,2})?$/.test(id))
    case 'range': {
      const bounds = held.map((value) => boundOf(filter.of, value)).filter((text) => !text.startsWith('-'))
      return [...spread(filter.presets, 2).map(({ value }) => value), ...bounds.map((bound) => `${bound}~`)]
    }
    default:
      return spread(filter.options, both.records.length).map(({ value }) => value)
  }
}

/** Texts of the columns that are closed to a viewer, as guesses that the viewer might try to confirm. */
const closedTexts = ({ kind, records }: Both, viewer: Viewer): string[] => {
  const locks = findLocks(kind, viewer)
  const textsAt = (record: StoredRecord, column: Column): unknown[] => {
    if (column.type !== 'table') return column.key in locks ? [record[column.key]].flat() : []
    const cells = column.columns.filter(({ key }) => `${column.key}.${key}` in locks)
    const rows = (record[column.key] ?? []) as unknown as readonly Readonly<Record<string, unknown>>[]
    return rows.flatMap((row) => cells.map(({ key }) => row[key]))
  }
  const texts = records.flatMap((record) => kind.columns.flatMap((column) => textsAt(record, column)))
  return unique(texts.filter(isText).filter((text) => text.length >= 2 && text.length <= 40))
}

const spread = <T>(list: readonly T[], most: number) =>
  list.filter((_, i) => i % Math.ceil(list.length / most) === 0).slice(0, most)

const questionsAbout = (both: Both, count: number, viewer: Viewer): Question[] => {
  const { kind, records } = both
  const endpoints = recordContract[kind.kind]
  if (!endpoints) return []
  const { search, detail } = endpoints
  const pages = Array.from({ length: Math.min(Math.ceil(count / 100), 2) }, (_, i) => i + 1)
  const ask = (endpoint: Endpoint, input: object): Question => ({ endpoint, input })
  const titles = spread(
    records.map((record) => String(record[kind.title] ?? '')),
    3,
  )
  const words = viewer.loggedIn
    ? unique([
        ...spread(closedTexts(both, viewer), both.records.length),
        ...titles.map((title) => title.slice(0, 40)),
        ...titles.map((title) => `${title.slice(1, 3)}${title[0]}${title.slice(3, 6)}`),
      ])
    : spread(closedTexts(both, viewer), 1)
  return [
    ...unique(records.map(({ id }) => id)).map((id) => ask(detail, { id })),
    ...kind.sorts.flatMap(({ key }) => pages.map((pageNum) => ask(search, { ...WHOLE, sort: key, pageNum }))),
    ...kind.filters.flatMap((filter) => {
      const narrowed = choicesOf(both, filter).map((value) => ({ filters: { [filter.key]: [value] } }))
      return [
        ...narrowed.map((input) => ask(search, { ...FIRST, ...input })),
        ...(filter.type === 'reference' ? spread(narrowed, 1) : []).map((input) =>
          ask(endpoints.export, { ...input, preview: true }),
        ),
      ]
    }),
    ...words.map((keyword) => ask(search, { ...FIRST, keyword })),
    ...spread(words, 1).flatMap((keyword) => [
      ask(contract.search.suggestion, { companyNames: keyword }),
      ask(contract.search.suggestionByType, { keyword, type: kind.segment }),
    ]),
  ]
}

const comqueryQuestions = (all: readonly Both[]): Question[] =>
  CONDITION_GROUPS.flatMap((group) => {
    const both = all.find(({ kind }) => kind.kind === group.kind)
    const conditions = group.fields.flatMap((field): object[] => {
      const column = field.column ?? both?.kind.filters.find(({ key }) => key === field.filter)?.column
      const held = both && column ? valuesIn(both, column, 2) : []
      switch (field.type) {
        case 'option':
          return listFieldOptions(group, field).map(({ value }) => ({ [field.key]: value }))
        case 'wan':
          return held.map((fen) => ({ [field.key]: String(Math.round(Number(fen) / 1_000_000)) }))
        case 'times':
          return []
        default:
          return held.map((value) => ({ [field.key]: String(value) }))
      }
    })
    return spread(conditions, 3).flatMap((condition) =>
      [contract.comquery.search, contract.comquery.preview].map((endpoint) => ({
        endpoint,
        input: { conditions: { [group.key]: [condition] }, ...FIRST },
      })),
    )
  })

const figureQuestions = (all: readonly Both[]): Question[] => {
  const idsOf = (name: string) =>
    unique(all.find(({ kind }) => kind.kind === name)?.records.map(({ id }) => id) ?? [])
  const { companyMap, detailReportCount, detailCount, achievementCount, nijianCount, ...lists } =
    contract.ownerAgent
  const { pageAchievement, phones, averages, companies, competitors, byCompany } = lists
  const sides = (['owner', 'agency'] as const).flatMap((type) => idsOf(type).map((cid) => ({ cid, type })))
  const paged = { pageNum: 1, pageSize: 10 }
  return [
    ...idsOf('company').flatMap((id) => [
      { endpoint: contract.staffing.check, input: { id } },
      { endpoint: contract.insight.company, input: { id } },
      { endpoint: byCompany, input: { cid: id, ...paged } },
    ]),
    ...sides.flatMap((side) => [
      ...[companyMap, detailReportCount, detailCount, achievementCount].map((endpoint) => ({
        endpoint,
        input: side,
      })),
      ...[pageAchievement, phones, averages, companies, competitors].map((endpoint) => ({
        endpoint,
        input: { ...side, ...paged },
      })),
      ...(side.type === 'owner' ? [{ endpoint: nijianCount, input: { cid: side.cid } }] : []),
    ]),
  ]
}

/** True when answers about a kind may change: its records differ, or contain figures of other records. */
const isAffected = (kind: RecordKind, after: readonly OtherState[]) =>
  kind.columns.some(({ derived }) => derived) ||
  after.some((state) => state.kind === kind && state.changes > 0)

/**
 * All possible questions of a viewer about some records of each kind, by every filter, sort, keyword,
 * count, comparison and reference, with the values of both states.
 */
export function listQuestions(
  before: readonly Stored[],
  after: readonly OtherState[],
  viewer: Viewer,
  most: number,
): readonly Question[] {
  const all = KINDS.map((kind) => {
    const of = (state: readonly Stored[]) => state.find((entry) => entry.kind === kind)?.records ?? []
    return {
      count: of(before).length,
      both: { kind, records: [before, after].flatMap((s) => spread(of(s), most)) },
    }
  })
  const boths = all.map(({ both }) => both)
  return [
    ...all
      .filter(({ both: { kind } }) => isAffected(kind, after))
      .flatMap(({ both, count }) => questionsAbout(both, count, viewer)),
    ...comqueryQuestions(boths),
    ...figureQuestions(boths),
  ]
}

/** True when a column of a kind is closed to a viewer and not computed from other records. */
export function hidesOwnValues(kind: RecordKind, viewer: Viewer): boolean {
  return Object.keys(findLocks(kind, viewer)).some(
    (place) => !findColumn(kind, place.split('.')[0] ?? '')?.derived,
  )
}
