import type { HelpArticle } from '../../help'
import type { KindName } from '../../records'
import type { RelationType } from '../../relations'
import type { Period } from './period'
import type { QuestionQuery } from './question-query'
import type { Matter, Topic } from './words'

export interface NamedRecord {
  readonly kind: KindName
  readonly id: string
  readonly name: string
}

/** The scope of the requested figures; null for no condition. */
export interface FigureScope {
  /** GB/T 2260 code. */
  readonly region: string | null
  /** An engineering type. */
  readonly type: string | null
  readonly of: NamedRecord | null
}

/** The reasons for a question back, in whole sentences, and possible searches. */
interface QuestionBack {
  readonly reasons: readonly string[]
  /** Searches without the conditions that cannot be used. */
  readonly lists: readonly QuestionQuery[]
}

/** The reading of a question, which decides its answer (AI-11). */
export type Reading =
  | { readonly is: 'list'; readonly list: QuestionQuery; readonly of: NamedRecord | null }
  | { readonly is: 'fits'; readonly list: QuestionQuery; readonly of: NamedRecord }
  | { readonly is: 'notices'; readonly lists: readonly QuestionQuery[] }
  | { readonly is: 'facts'; readonly of: NamedRecord; readonly topics: readonly Topic[] }
  | {
      readonly is: 'verdict'
      readonly of: NamedRecord
      readonly matters: readonly Matter[]
      readonly period: Period | null
    }
  | {
      readonly is: 'relations'
      readonly of: NamedRecord
      readonly roles: readonly RelationType[]
      /** Only relations with this company; null for all. */
      readonly other: NamedRecord | null
    }
  | {
      readonly is: 'figures'
      readonly figure: 'discount' | 'winRate' | 'winners'
      readonly scope: FigureScope
    }
  | { readonly is: 'fit'; readonly tender: NamedRecord; readonly company: NamedRecord | null }
  | { readonly is: 'expiry' | 'agencies' | 'owner'; readonly of: NamedRecord }
  | {
      readonly is: 'content'
      readonly words: readonly string[]
      /** Parts of the words, for content that does not contain the whole words; empty if they would be guesses. */
      readonly parts: readonly string[]
    }
  | { readonly is: 'site'; readonly articles: readonly HelpArticle[] }
  | ({ readonly is: 'ask' } & QuestionBack)

const describeList = ({ kind, query, take }: QuestionQuery, of: NamedRecord | null): string => {
  const filters = Object.entries(query.filters)
    .map(
      ([key, values]) => `${key}=${of && values.join() === of.id ? of.name : [...values].sort().join(',')}`,
    )
    .sort()
  const rest = [
    query.keyword ? `kw=${query.keyword}` : '',
    query.sort ? `sort=${query.sort}` : '',
    take === 5 ? '' : `take=${take}`,
  ]
  return [kind.kind, ...filters, ...rest].filter((part) => part !== '').join(' ')
}

/** A reading in one line, in the notation of question sets: list tender region=500000 type=municipal. */
export function describeReading(reading: Reading): string {
  switch (reading.is) {
    case 'list':
      return `list ${describeList(reading.list, reading.of)}`
    case 'fits':
      return `fits ${describeList(reading.list, reading.of)}`
    case 'notices':
      return `notices ${reading.lists[0] ? describeList(reading.lists[0], null) : ''}`
    case 'facts':
      return [reading.of.kind, reading.of.name, ...reading.topics].join(' ')
    case 'verdict':
      return `verdict ${reading.of.name} ${reading.matters.join(' ')}`
    case 'relations':
      return `relation ${reading.of.name} ${reading.other?.name ?? reading.roles.join(' ')}`
    case 'figures': {
      const { region, type, of } = reading.scope
      const parts = [region && `region=${region}`, type && `type=${type}`, of && `${of.kind}=${of.name}`]
      return ['figures', reading.figure, ...parts].filter(Boolean).join(' ')
    }
    case 'fit':
      return `fit ${reading.tender.name} ${reading.company?.name ?? ''}`.trim()
    case 'expiry':
    case 'agencies':
    case 'owner':
      return `${reading.is} ${reading.of.name}`
    case 'content':
      return 'content'
    case 'site':
      return `site ${reading.articles.map(({ topic }) => topic).join(' ')}`
    case 'ask':
      return 'ask'
  }
}
