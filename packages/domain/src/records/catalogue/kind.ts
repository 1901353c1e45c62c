import type { FieldAccess, Requirement } from '../../access'
import type { AnyValue, Column, PROVENANCE, ValueOf } from './column'
import type { Filter, FilterDeclaration, Sort } from './filter'
import type { LedgerColumn } from './ledger'
import type { SectionGroup } from './section-groups'

interface SectionHead {
  readonly key: string
  readonly label: string
  /** How much of a row it takes on a wide screen; the whole row where absent. */
  readonly width?: 'third' | 'half' | 'two-thirds'
}

/**
 * A section of the detail screen: columns as label-value pairs, one table column, related records of another kind, or
 * an insight computed from related records (gateway insight/), or from the reader's own company (gateway my-company/).
 */
export type Section<Key extends string = string> = SectionHead &
  (
    | { readonly type: 'fields'; readonly columns: readonly Key[] }
    | { readonly type: 'table'; readonly column: Key }
    | { readonly type: 'text'; readonly column: Key }
    | {
        readonly type: 'related'
        readonly kind: string
        /** The reference filter of that kind that takes this record's id. */
        readonly filter: string
        /** Columns of that kind. */
        readonly columns: readonly string[]
        /** The column of this record whose value goes into the filter; the record's id if absent. */
        readonly by?: Key
        /** The columns of this record that count what is in them, each by its name; how many they are if absent. */
        readonly countedApart?: readonly Key[]
      }
    | {
        readonly type: 'insight'
        readonly insight: string
        /** The kind of records that it is computed of: where these are counted as none, it is none too (COV-01). */
        readonly from?: string
      }
  )

/** Another page of the same record: /{segment}/{id}.html, with sections of its own. */
export interface DetailView<Key extends string = string> {
  readonly segment: string
  readonly label: string
  readonly head: readonly Key[]
  readonly sections: readonly Section<Key>[]
}

/** A sub-list under the kind's own list: /{segment}/{sub.segment}/, the same search with one filter set. */
export interface SubList<FilterKey extends string = string> {
  readonly segment: string
  readonly label: string
  /** What its page is called in menus; the label where absent. */
  readonly pageLabel?: string
  readonly filter: { readonly key: FilterKey; readonly value: string }
  /** By what a record comes into it. */
  readonly about?: string
  /** The mobile site does not have it (NAV-01). */
  readonly isDesktopOnly?: true
}

/** The groups of the menu that have lists of records, in their order. */
export const MENU_GROUPS = [
  '企业与信用',
  '人员',
  '业绩',
  '招标投标',
  '拟建与用地',
  '资质服务',
  '用工大厅',
] as const

export type MenuGroup = (typeof MENU_GROUPS)[number]

/**
 * What a kind says of itself but for its filters. `Key` is one of its columns, `FilterKey` one of its filters:
 * `defineKind` fills them in, so that a name that is none does not compile.
 */
interface KindParts<Key extends string, FilterKey extends string> {
  readonly kind: string
  /** First segment of its pages' addresses. */
  readonly segment: string
  /** Its calls are /jian-butler-project-biz/{api}/search and the like. */
  readonly api: string
  /** What the SDK calls it: `client.companies`. */
  readonly resource: string
  /** Chinese noun and classifier: 企业, 家. */
  readonly label: string
  readonly classifier: string
  /** The tab's label, 查企业, and the search box's hint (SHL-01). */
  readonly tab: string
  readonly placeholder: string
  /** The group of the menu that its lists stand in. */
  readonly menuGroup: MenuGroup
  /** Whether the search box of every page offers it (SHL-01). */
  readonly isSearchCategory?: true
  /** What people call it in questions to the assistant, parted by spaces; a longer word wins over a shorter one. */
  readonly words: string
  /** A word that is said of anything and means this kind only where a question names no other. */
  readonly looseWord?: string
  /** `cid` for companies, uuid else (NAV-14). Never a sequential number, so that ids cannot be enumerated. */
  readonly idName: 'cid' | 'uuid'
  /** The column that the id ends in: {uuid}_{projectMode}. The bare uuid identifies the record too (NAV-14). */
  readonly idEndsIn?: Key
  /** Detail address: 'folder' /qiye/{id}/, 'html' /renyuan/{id}.html; 'none': no detail page. */
  readonly detailPath: 'folder' | 'html' | 'none'
  /** The segment of detail call and page, if different from the list's: 'shuili/xy'. */
  readonly detailSegment?: string
  /** What the detail page is called; 企业详情, after the label, where absent. */
  readonly detailLabel?: string
  /** Detail addresses may bear the segment of an expired record, whether or not the kind expires (NAV-20). */
  readonly takesExpiredSegment?: true
  /** The detail page as reminders and other sites link to it: /njxx/{uuid}.html (NAV-14). */
  readonly outerLink?: { readonly segment: string; readonly label: string }
  /** On a sub-site its details open on the main one (NAV-14). */
  readonly opensOnMainSite?: true
  /** Its pages belong to another part of the site than the queries: the kind of their routes, the name of the detail's. */
  readonly pages?: { readonly kind: 'labour'; readonly detail: string }
  /** The mobile site has its pages too (NAV-01). */
  readonly hasMobilePages?: true
  /** Other paths that answer the search as well, from older clients. */
  readonly searchAliases?: readonly string[]
  /** What the whole list requires of the viewer, besides the access of its columns (ACC-04, ACC-05). */
  readonly opensBy?: Exclude<Requirement, 'none'>
  readonly columns: readonly Column[]
  /** The column with the record's name: searched, highlighted, linked. */
  readonly title: Key
  /** Which part of the name is shown in place of a picture; absent for a kind without. */
  readonly monogram?: 'company' | 'surname'
  /** words: any part of the title; whole: only the complete title (VAL-06, people). */
  readonly keyword: 'words' | 'whole'
  /** A column whose exact value also works as a keyword (a pasted credit code). */
  readonly exactKey?: Key
  /** Its titles are suggested while typing, by their characters, pinyin or initials (SHL-08). */
  readonly suggests?: boolean
  readonly sorts: readonly Sort<Key>[]
  /** Its lists show first what has not expired; once `filter` is chosen they go by `sort` (LST-06). */
  readonly openFirst?: { readonly filter: FilterKey; readonly sort: string }
  readonly subLists?: readonly SubList<FilterKey>[]
  /** Details may bear the segment of a sub-list: /renyuan/aqsl/{id}.html. */
  readonly takesSubListSegment?: true
  /** There is no list of all records, only the sub-lists. */
  readonly onlySubLists?: true
  /** The explanation above the list: what is shown, and its source. */
  readonly about?: string
  readonly list: {
    /** The text after the number: 家企业的信用记录; by default the classifier and the label. */
    readonly total?: string
    /** States beside the name: enums, shown as tags. */
    readonly tags: readonly Key[]
    /** The line below the name, as far as it fits. */
    readonly below: readonly Key[]
    /** The columns beside the name; at the right the figure that decides for this kind. */
    readonly columns: readonly LedgerColumn<Key>[]
  }
  readonly detail: {
    readonly head: readonly Key[]
    readonly strip: readonly Key[]
    readonly sections: readonly Section<Key>[]
    /** What its sections stand under; each of them is in one. A tab for each section where absent (FIG-06). */
    readonly groups?: readonly SectionGroup[]
    /** How many rows a section shows, the others behind 查看全部; as many as a list's page and a pager where absent. */
    readonly rows?: number
  }
  readonly views?: readonly DetailView<Key>[]
  /** The date column after which the record is expired (NAV-20). */
  readonly expiresOn?: Key
  /** The label of an expired record; 已截止 if absent (NAV-20). */
  readonly expiredLabel?: string
  /** Whether its list may show the popup that asks for a login (NAV-12). */
  readonly authListPopup: boolean
}

/** A kind as its file writes it down, for `defineKind`. */
export interface KindDeclaration<
  Key extends string = string,
  EnumKey extends string = string,
  FilterKey extends string = string,
> extends KindParts<Key, FilterKey> {
  readonly filters: readonly FilterDeclaration<Key, EnumKey>[]
}

/**
 * One kind of record: everything that search, list, detail, export, addresses, SDK and docs need to know of it.
 * No code elsewhere names a kind but where it is about that kind alone.
 */
export interface RecordKind extends KindParts<string, string> {
  readonly filters: readonly Filter[]
}

/** How each closed field of a record is closed for its viewer, by column key. */
export type Locks = Readonly<Record<string, Exclude<FieldAccess, { state: 'visible' }>>>

/** Half-open ranges of UTF-16 offsets in the title that matched the keyword. */
export type HitRanges = ReadonlyArray<readonly [number, number]>

/** A record as one viewer may see it (ACC-02): masked values are starred, locked ones null, both named in `locks`. */
export type RecordView<K extends RecordKind = RecordKind> = (string extends K['kind']
  ? Readonly<Record<string, AnyValue>>
  : { readonly [C in K['columns'][number] as C['key']]: ValueOf<C> } & {
      readonly [C in (typeof PROVENANCE)[number] as C['key']]: ValueOf<C>
    }) &
  RecordMeta

/** Why values are masked that the reader's tier would open, and until when (ms): the day's budget is used up (REA-01). */
export interface DailyLimit {
  readonly message: string
  readonly until: number
}

export interface RecordMeta {
  readonly id: string
  readonly expired: boolean
  readonly locks: Locks
  readonly hits?: HitRanges
  /** Of a detail only; a page of a search has its own. */
  readonly dailyLimit?: DailyLimit
}
