import { EMPTY_QUERY, findKind, type RecordQuery } from '@zhushutong/domain/records'
import { listLink } from '../../src/assistant/embedded/markdown'
import type { Database } from '../../src/platform/db'
import { type Asker, recordSearch } from '../../src/records'
import type { KnownQuestion } from './question-set'
import { fillNames, type Samples } from './sample-names'

export interface GivenAnswer {
  /** In the format of `describeReading`. */
  readonly reading: string
  readonly text: string
  /** Ids of the records in the answer, in order of appearance. */
  readonly cited: readonly string[]
  /** Time of the answer, in ms. */
  readonly now: number
}

export type Verdict = 'right' | 'asked' | 'wrong'

/** Sorts the parts and values of a reading, for comparison. */
const inOrder = (reading: string): string =>
  reading
    .split(' ')
    .map((part) => part.replace(/(?<==)[^ ]+$/, (values) => values.split(',').sort().join()))
    .sort()
    .join(' ')

const conditionsOf = (reading: string): readonly string[] =>
  reading
    .split(' ')
    .filter((part) => part.includes('=') && !part.startsWith('sort=') && !part.startsWith('take='))

/** Conditions of a reading that are not in the right reading. */
export function listFalseConditions(actual: string, right: string): readonly string[] {
  if (actual === 'ask') return []
  const known = new Set(conditionsOf(inOrder(right)))
  return conditionsOf(inOrder(actual)).filter((condition) => !known.has(condition))
}

/** The list of a reading, as the query of the list's page. */
const parseQuery = (reading: string, samples: Samples): { kind: string; query: RecordQuery } => {
  const [, kind = '', ...parts] = reading.split(' ')
  const ids = new Map(Object.values(samples).map(({ id, name }) => [name, id]))
  const pairs = parts.map(
    (part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const,
  )
  const partOf = (key: string) => pairs.find(([field]) => field === key)?.[1]
  const filters = pairs.filter(([key]) => key !== 'kw' && key !== 'sort' && key !== 'take')
  const keyword = partOf('kw')
  const sort = partOf('sort')
  return {
    kind,
    query: {
      ...EMPTY_QUERY,
      ...(keyword !== undefined && { keyword }),
      ...(sort !== undefined && { sort }),
      filters: Object.fromEntries(
        filters.map(([key, value = '']) => [key, ids.has(value) ? [ids.get(value) ?? ''] : value.split(',')]),
      ),
    },
  }
}

const linkTexts = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, name, path]) => `${name} ${path}`)

/**
 * Judges an answer by its reading and its content: the expected link, the first record of the list, or the
 * named record.
 */
export function answerJudge(database: Database, viewer: Asker['viewer']) {
  const search = recordSearch(database)
  const findFirst = async (reading: string, samples: Samples, now: number): Promise<string | null> => {
    const { kind: name, query } = parseQuery(reading, samples)
    const kind = findKind(name)
    const page = kind && (await search(kind, query, { viewer, now }))
    if (!page || 'error' in page) throw new Error(`no list: ${reading}`)
    return page.records[0]?.id ?? null
  }

  const tellsFirst = async (
    known: KnownQuestion,
    right: string,
    { text, cited, now }: GivenAnswer,
    samples: Samples,
  ): Promise<boolean> => {
    if (known.first !== '') return linkTexts(text).some((linkText) => linkText.includes(known.first))
    if (right.startsWith('list ') || right.startsWith('fits ')) {
      const { kind: name, query } = parseQuery(right, samples)
      const kind = findKind(name)
      return (
        (await findFirst(right, samples, now)) === (cited[0] ?? null) &&
        kind !== undefined &&
        text.includes(`(${listLink(kind, query)})`)
      )
    }
    const [named] = [...known.reading.matchAll(/\{([^}]+)\}/g)].map(([, key]) => samples[key ?? ''])
    return named === undefined || cited.includes(named.id)
  }

  return async (known: KnownQuestion, answer: GivenAnswer, samples: Samples): Promise<Verdict> => {
    const right = fillNames(known.reading, samples)
    if (answer.reading === 'ask' && right !== 'ask') return 'asked'
    return inOrder(answer.reading) === inOrder(right) && (await tellsFirst(known, right, answer, samples))
      ? 'right'
      : 'wrong'
  }
}
