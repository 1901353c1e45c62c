import type { FieldAccess, Requirement } from '../../access'
import type { AnyValue, Column, DETAIL_ONLY, Doubt, PROVENANCE, ValueOf } from './column'
import type { Filter, FilterDeclaration, Sort } from './filter'
import type { LedgerColumn } from './ledger-column'
import type { SectionGroup } from './section-groups'

interface SectionHead {
  readonly key: string
  readonly label: string
  /** The width of the section on a wide screen; the whole row if absent. */
  readonly width?: 'third' | 'half' | 'two-thirds'
  /** Only the heading and the count are shown until the reader unfolds the section. */
  readonly isFolded?: true
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
        /** The reference filter of that kind that gets this record's id. */
        readonly filter: string
        /** Columns of that kind. */
        readonly columns: readonly string[]
        /** The column of this record whose value the filter gets; the record's id if absent. */
        readonly by?: Key
        /**
         * The columns of this record with the counts of the section's records by category; the total number of records
         * if absent.
         */
        readonly countedApart?: readonly Key[]
      }
    | {
        readonly type: 'insight'
        readonly insight: string
        /**
         * The kind of records that the insight is computed from: if their number is 0, there is no insight either
         * (COV-01).
         */
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
  /** The page's name in menus; the label if absent. */
  readonly pageLabel?: string
  readonly filter: { readonly key: FilterKey; readonly value: string }
  /** The criterion by which records are listed in it. */
  readonly about?: string
  /** Absent from the mobile site (NAV-01). */
  readonly isDesktopOnly?: true
}

/** The groups of the menu with lists of records, in their order. */
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
 * The declaration of a kind without its filters. `Key` is one of its columns, `FilterKey` one of its filters:
 * `defineKind` sets both, so that an unknown name does not compile.
 */
interface KindParts<Key extends string, FilterKey extends string> {
  readonly kind: string
  /** First segment of its pages' addresses. */
  readonly segment: string
  /** The part of the calls' path: /jian-butler-project-biz/{api}/search and the like. */
  readonly api: string
  /** The name in the SDK: `client.companies`. */
  readonly resource: string
  /** Chinese noun and classifier: 企业, 家. */
  readonly label: string
  readonly classifier: string
  /** The tab's label, 查企业, and the search box's hint (SHL-01). */
  readonly tab: string
  readonly placeholder: string
  /** The group of the menu with its lists. */
  readonly menuGroup: MenuGroup
  /** A category of every page's search box (SHL-01). */
  readonly isSearchCategory?: true
  /** The words for it in questions to the assistant, separated by spaces; a longer word takes precedence. */
  readonly words: string
  /** A general word that refers to this kind only in a question without another kind. */
  readonly looseWord?: string
  /** `cid` for companies, uuid else (NAV-14). Never a sequential number, so that ids cannot be enumerated. */
  readonly idName: 'cid' | 'uuid'
  /** The column at the end of the id: {uuid}_{projectMode}. The bare uuid identifies the record too (NAV-14). */
  readonly idEndsIn?: Key
  /** Detail address: 'folder' /qiye/{id}/, 'html' /renyuan/{id}.html; 'none': no detail page. */
  readonly detailPath: 'folder' | 'html' | 'none'
  /** The segment of detail call and page, if different from the list's: 'shuili/xy'. */
  readonly detailSegment?: string
  /** The name of the detail page; 企业详情, after the label, if absent. */
  readonly detailLabel?: string
  /** Detail addresses may contain the segment of an expired record, even if the kind does not expire (NAV-20). */
  readonly takesExpiredSegment?: true
  /** The detail page in links from reminders and other sites: /njxx/{uuid}.html (NAV-14). */
  readonly outerLink?: { readonly segment: string; readonly label: string }
  /** Details open on the main site, also from a sub-site (NAV-14). */
  readonly opensOnMainSite?: true
  /**
   * The pages belong to another part of the site than the queries: the kind of their routes, and the name of the
   * detail's route.
   */
  readonly pages?: { readonly kind: 'labour'; readonly detail: string }
  /** The mobile site has its pages too (NAV-01). */
  readonly hasMobilePages?: true
  /** Other paths of the search, for older clients. */
  readonly searchAliases?: readonly string[]
  /** The viewer's requirement for the whole list, besides the access of its columns (ACC-04, ACC-05). */
  readonly opensBy?: Exclude<Requirement, 'none'>
  readonly columns: readonly Column[]
  /** The column with the record's name: searched, highlighted, linked. */
  readonly title: Key
  /** The part of the name shown in place of a picture; absent for a kind without it. */
  readonly monogram?: 'company' | 'surname'
  /** words: any part of the title; whole: only the complete title (VAL-06, people). */
  readonly keyword: 'words' | 'whole'
  /** A column whose exact value also works as a keyword (a pasted credit code). */
  readonly exactKey?: Key
  /** Columns with an index, by which records with the same value are found (DUE-09). */
  readonly sharedKeys?: readonly Key[]
  /** Titles are suggested while typing, by their characters, pinyin or initials (SHL-08). */
  readonly suggests?: boolean
  readonly sorts: readonly Sort<Key>[]
  /**
   * The sort in which lists open, unless a filter is chosen; a call without an order gets the first sort (LST-08).
   */
  readonly leadSort?: { readonly sort: string; readonly unless?: FilterKey }
  /** Lists show records before their expiry first; once `filter` is chosen, they are sorted by `sort` (LST-06). */
  readonly openFirst?: { readonly filter: FilterKey; readonly sort: string }
  readonly subLists?: readonly SubList<FilterKey>[]
  /** Details may contain the segment of a sub-list: /renyuan/aqsl/{id}.html. */
  readonly takesSubListSegment?: true
  /** No list of all records exists, only the sub-lists. */
  readonly onlySubLists?: true
  /** The explanation above the list: its content, and its source. */
  readonly about?: string
  readonly list: {
    /** The text after the number: 家企业的信用记录; by default the classifier and the label. */
    readonly total?: string
    /** States beside the name: enums, shown as tags. */
    readonly tags: readonly Key[]
    /** The line below the name, as far as it fits. */
    readonly below: readonly Key[]
    /** The columns beside the name; the most important figure of the kind is on the right. */
    readonly columns: readonly LedgerColumn<Key>[]
    /** True if a record opens beside the list on wide screens: at first the first one, then the chosen one. */
    readonly opensBeside?: true
  }
  readonly detail: {
    readonly head: readonly Key[]
    readonly strip: readonly Key[]
    readonly sections: readonly Section<Key>[]
    /** The groups of the sections; each section is in one of them. Without groups, each section has a tab (FIG-06). */
    readonly groups?: readonly SectionGroup[]
    /**
     * The number of rows in a section, the others behind 查看全部; if absent, as many as on a list's page, with a pager.
     */
    readonly rows?: number
  }
  readonly views?: readonly DetailView<Key>[]
  /** The date column after which the record is expired (NAV-20). */
  readonly expiresOn?: Key
  /** The label of an expired record; 已截止 if absent (NAV-20). */
  readonly expiredLabel?: string
  /** True when its list may show the popup that asks for a login (NAV-12). */
  readonly authListPopup: boolean
}

/** A kind as declared in its file, for `defineKind`. */
export interface KindDeclaration<
  Key extends string = string,
  EnumKey extends string = string,
  FilterKey extends string = string,
> extends KindParts<Key, FilterKey> {
  readonly filters: readonly FilterDeclaration<Key, EnumKey>[]
}

/**
 * One kind of record: everything that search, list, detail, export, addresses, SDK and docs need to know about it.
 * Other code names a kind only if the code is about that kind alone.
 */
export interface RecordKind extends KindParts<string, string> {
  readonly filters: readonly Filter[]
}

/** A closed field of a record for its viewer. */
export type Lock = Exclude<FieldAccess, { state: 'visible' }> & {
  /** The starred text of a masked number, whose value is null: 3*,***.**, in the unit of tables (万元) for an amount. */
  readonly shown?: string
  /** The same for a cell of a table, by row; null for a row without a value. */
  readonly shownByRow?: readonly (string | null)[]
}

/** The lock of each closed field of a record for its viewer, by column key, or 'table.cell'. */
export type Locks = Readonly<Record<string, Lock>>

/** Half-open ranges of UTF-16 offsets in the title that matched the keyword. */
export type HitRanges = ReadonlyArray<readonly [number, number]>

/**
 * A record as one viewer may see it (ACC-02): masked texts are starred, masked numbers and locked values null, all named
 * in `locks`.
 */
export type RecordView<K extends RecordKind = RecordKind> = ViewOf<K, never>

/** A record of a list: a record without large values, with the ranges of its name that match the keyword. */
export type RecordListItem<K extends RecordKind = RecordKind> = ViewOf<K, (typeof DETAIL_ONLY)[number]>

type Shown<C extends Column, Without> = C extends { internal: true } | { type: Without } ? never : C['key']

type ViewOf<K extends RecordKind, Without> = (string extends K['kind']
  ? Readonly<Record<string, AnyValue>>
  : { readonly [C in K['columns'][number] as Shown<C, Without>]: ValueOf<C> } & {
      readonly [C in (typeof PROVENANCE)[number] as C['key']]: ValueOf<C>
    }) &
  RecordMeta

/**
 * The reason values open to the reader's tier are masked: the day's budget is used up, until this time (ms) (REA-01).
 */
export interface DailyLimit {
  readonly message: string
  readonly until: number
}

/** The source of a value. */
interface ValueOrigin {
  readonly source: string
  /** The date of the data, YYYY-MM-DD. */
  readonly dataOn: string
  /** The time of the import, or of the correction, ms. */
  readonly recordedAt: number
  /** The page of the source, or of the evidence of a correction. */
  readonly url: string | null
  /** The evidence of a correction by staff; null for a source. */
  readonly evidence: string | null
}

/** The source of some columns of a record. */
export interface ColumnsOrigin extends ValueOrigin {
  readonly columns: readonly string[]
}

/** The value of another source for a column, as pages show it. */
export interface OtherValue extends ValueOrigin {
  readonly column: string
  readonly value: string
}

/** The sources of a record by column; absent without several (DAT-14). Only in a detail. */
export interface RecordOrigins {
  readonly origins?: readonly ColumnsOrigin[]
  readonly others?: readonly OtherValue[]
}

interface RecordMeta extends RecordOrigins {
  readonly id: string
  readonly expired: boolean
  readonly locks: Locks
  readonly hits?: HitRanges
  /** Absent for a record without doubted values (DAT-24). */
  readonly doubts?: readonly Doubt[]
  /** Only in a detail; a page of a search has its own. */
  readonly dailyLimit?: DailyLimit
}
