import type { FieldAccess, Requirement } from '../access'
import type { AnyValue, Column, PROVENANCE, ValueOf } from './column'
import type { Filter, Sort } from './filter'

/**
 * A part of the detail screen: some columns as pairs, one table column, the records of another kind, or an insight
 * that is computed from the records around (gateway insight/).
 */
export type Section =
  | {
      readonly key: string
      readonly label: string
      readonly type: 'fields'
      readonly columns: readonly string[]
    }
  | { readonly key: string; readonly label: string; readonly type: 'table'; readonly column: string }
  | { readonly key: string; readonly label: string; readonly type: 'text'; readonly column: string }
  | {
      readonly key: string
      readonly label: string
      readonly type: 'related'
      readonly kind: string
      /** The reference filter of that kind that takes this record's id. */
      readonly filter: string
      readonly columns: readonly string[]
      /** The column of this record whose value the filter takes; its own id where absent. */
      readonly by?: string
    }
  | { readonly key: string; readonly label: string; readonly type: 'insight'; readonly insight: string }

/** Another page of the same record: /{segment}/{id}.html, with sections of its own. */
export interface DetailView {
  readonly segment: string
  readonly label: string
  readonly head: readonly string[]
  readonly sections: readonly Section[]
}

/** A sub-list under the kind's own list: /{segment}/{sub.segment}/, the same search with one filter set. */
export interface SubList {
  readonly segment: string
  readonly label: string
  readonly filter: { readonly key: string; readonly value: string }
}

/**
 * One kind of record: everything that search, list, detail, export and docs need to know of it.
 * A new kind is one such declaration, one table and one seed generator; no screen code names a kind.
 */
export interface RecordKind {
  readonly kind: string
  /** First segment of its screens (routes.ts) and of its calls (/jian-butler-project-biz/{api}/search). */
  readonly segment: string
  readonly api: string
  /** Chinese noun and classifier: 企业, 家. */
  readonly label: string
  readonly classifier: string
  /** The tab's label, 查企业, and the search box's hint (SHL-01). */
  readonly tab: string
  readonly placeholder: string
  /** `cid` for companies, uuid else (NAV-14). Never countable upward. */
  readonly idName: 'cid' | 'uuid'
  /** The column that the id ends in: {uuid}_{projectMode}. The bare uuid names the record too (NAV-14). */
  readonly idEndsIn?: string
  /** Detail address: 'folder' /qiye/{id}/, 'html' /renyuan/{id}.html (routes.ts); 'none': the row says all. */
  readonly detailPath: 'folder' | 'html' | 'none'
  /** Where the detail call and page stand under a segment of their own: 'shuili/xy'. */
  readonly detailSegment?: string
  /** Other paths that answer the search as well, as the calls are named elsewhere (calls.tsv). */
  readonly searchAliases?: readonly string[]
  /** What the whole list asks of its reader beyond its columns' own access (ACC-04, ACC-05). */
  readonly opensBy?: Exclude<Requirement, 'none'>
  readonly columns: readonly Column[]
  /** The column that is the record's name: searched, highlighted, linked. */
  readonly title: string
  /** What of its name stands for a record where others show a picture; nothing for a kind that has none. */
  readonly monogram?: 'company' | 'surname'
  /** words: any part of the title; whole: the complete title only (VAL-06, people). */
  readonly keyword: 'words' | 'whole'
  /** A column whose exact value is also taken as a keyword (a credit code pasted into the box). */
  readonly exactKey?: string
  /** Its titles are suggested while one types, by their characters, pinyin or initials (SHL-08). */
  readonly suggests?: boolean
  readonly filters: readonly Filter[]
  readonly sorts: readonly Sort[]
  readonly subLists?: readonly SubList[]
  /** There is no list of all of them, only the sub-lists. */
  readonly onlySubLists?: boolean
  /** The explanation that stands above the list: what is shown, from where. */
  readonly about?: string
  readonly list: {
    /** Pairs under the title; enums marked as tags stand beside it. */
    readonly tags: readonly string[]
    readonly facts: readonly string[]
    readonly numbers: readonly string[]
    readonly line?: string
  }
  readonly detail: {
    readonly head: readonly string[]
    readonly strip: readonly string[]
    readonly sections: readonly Section[]
  }
  readonly views?: readonly DetailView[]
  /** The column whose past date makes the record an expired one (NAV-20). */
  readonly expiresOn?: string
  /** What an expired record of this kind is called; 已截止 where absent (NAV-20). */
  readonly expiredLabel?: string
  /** Whether its list may show the popup that asks for a login (NAV-12). */
  readonly authListPopup: boolean
}

/** How each closed field of a record is closed for the reader who got it, by column key. */
export type Locks = Readonly<Record<string, Exclude<FieldAccess, { state: 'visible' }>>>

/** Half-open ranges of UTF-16 offsets in the title that matched the keyword. */
export type HitRanges = ReadonlyArray<readonly [number, number]>

/**
 * A record as one reader may see it (ACC-02): masked values are starred, locked ones null, both named in `locks`.
 */
export type RecordView<K extends RecordKind = RecordKind> = (string extends K['kind']
  ? Readonly<Record<string, AnyValue>>
  : { readonly [C in K['columns'][number] as C['key']]: ValueOf<C> } & {
      readonly [C in (typeof PROVENANCE)[number] as C['key']]: ValueOf<C>
    }) &
  RecordMeta

export interface RecordMeta {
  readonly id: string
  readonly expired: boolean
  readonly locks: Locks
  readonly hits?: HitRanges
}
