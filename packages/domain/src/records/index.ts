export {
  type AnyCell,
  type AnyValue,
  type CellColumn,
  type Column,
  type ColumnLink,
  holdsNumbers,
  type Option,
  PROVENANCE,
  type StoredRecord,
} from './catalogue/column'
export {
  countCovered,
  hasNone,
  isCounted,
  missingText,
  NOT_COVERED_TEXT,
  readCoverage,
} from './catalogue/coverage'
export {
  findShownText,
  formatTableValue,
  formatValue,
  hundredthsOf,
  isEmptyText,
  LOCKED_TEXT,
  tableUnit,
} from './catalogue/display'
export {
  DOUBT_TEXT,
  findDoubts,
  findReason,
  formatDoubts,
  judgedColumns,
  withoutDoubts,
} from './catalogue/doubts'
export type { Filter, Sort } from './catalogue/filter'
export {
  type ColumnsOrigin,
  type DailyLimit,
  type DetailView,
  type HitRanges,
  type Locks,
  MENU_GROUPS,
  type MenuGroup,
  type OtherValue,
  type RecordKind,
  type RecordListItem,
  type RecordOrigins,
  type RecordView,
  type Section,
  type SubList,
} from './catalogue/kind'
export {
  buildLedgerHeader,
  countDaysLeft,
  type DaysLeft,
  findArrival,
  isLedgerFigure,
} from './catalogue/ledger'
// The catalogue contains every kind. A kind is exported here as well only if code is about that kind alone.
export type { LedgerColumn } from './catalogue/ledger-column'
export {
  columnsOf,
  completeRecord,
  detailColumns,
  findColumn,
  idPrefix,
  isExpired,
  isNamedAfterCompany,
  listColumns,
  storedColumnsOf,
} from './catalogue/record'
export { type EntryCount, listSectionTabs, sumEntries } from './catalogue/section-groups'
export { ENDS_SOON_DAYS, findValidity, formatTimeLeft } from './catalogue/validity'
export {
  certificateKey,
  type ExpiryRow,
  expiringPermit,
  expiringQualifications,
  expiryWindow,
} from './expiry-rows'
export {
  FIGURE_KINDS,
  type FigureKind,
  type FigureOwner,
  type FigureSource,
  listFigureOwners,
} from './figure-sources'
export { tender } from './kinds/bidding/tender.kind'
export { winning } from './kinds/bidding/winning.kind'
export {
  CATALOGUE,
  type DetailPage,
  findDetailPage,
  findKind,
  findKindBySegment,
  KINDS,
  type KindName,
  type KindOf,
  type KnownKind,
} from './kinds/catalogue'
export { agency } from './kinds/company/agency.kind'
export { company } from './kinds/company/company.kind'
export { CREDIT_TYPES, credit } from './kinds/company/credit.kind'
export { owner } from './kinds/company/owner.kind'
export { summariseQualifications } from './kinds/company/qualification-columns'
export type { UnitType } from './kinds/company/unit-types'
export { permitExpiry } from './kinds/expiry/permit-expiry.kind'
export { qualificationExpiry } from './kinds/expiry/qualification-expiry.kind'
export {
  AVAILABILITIES,
  BENEFITS,
  EXPERIENCES,
  JOB_CERTIFICATES,
  JOB_TYPES,
} from './kinds/labour/labour.columns'
export { recruit } from './kinds/labour/recruit.kind'
export { worker } from './kinds/labour/worker.kind'
export { pageRequirement } from './kinds/page-requirement'
export { engineering } from './kinds/performance/engineering.kind'
export { project } from './kinds/performance/project.kind'
export { shengting } from './kinds/performance/shengting.kind'
export { siku } from './kinds/performance/siku.kind'
export { PERSON_CERTIFICATES } from './kinds/person/certificates'
export { person } from './kinds/person/person.kind'
export { CONSTRUCTOR_PROFESSIONS, PERSON_REGISTRATIONS } from './kinds/person/registrations'
export { planned } from './kinds/planning/planned.kind'
export { ENGINEERING_TYPES, engineeringTypeLabel } from './kinds/shared/engineering-types'
export { AMOUNT_PRESETS } from './kinds/shared/presets'
export { divideQualifications, type GradeCount, type SeriesCount } from './kinds/shared/qualification-mix'
export { readQualificationTags } from './kinds/shared/qualification-text'
export {
  divideShortNames,
  GRADES,
  gradesOf,
  QUALIFICATIONS,
  qualificationName,
  shortenQualifications,
} from './kinds/shared/qualifications'
export { findLocks, findMissingForFilter, maskRecord, maskValue } from './masking/mask-record'
export type { Failure, RecordLookup, RecordPage, RelaxedSearch, Suggestion } from './records.ports'
export {
  buildDistribution,
  type Distribution,
  type Facet,
  type FacetDistribution,
  listFacets,
} from './search/facets'
export {
  ANY_CHOICE,
  buildChoiceCounts,
  type ChoiceCounts,
  findMenu,
  groupMenus,
  leaveOutMenu,
  listChoices,
} from './search/filter-menus'
export { findTitleHits, findWordHits } from './search/highlights'
export { hasOperators, readKeyword, typeKeyword, writeKeyword } from './search/keyword-terms'
export { isCodeStart, listCodeSpellings, splitWords } from './search/keyword-words'
export { type KeywordReading, readLoosely, readWidely } from './search/looser-readings'
export { writeNumerals } from './search/numerals'
export {
  MAX_PROJECT_EVENTS,
  mergeProjectEvents,
  PROJECT_EVENT_KINDS,
  type ProjectEvent,
  readProjectEvent,
} from './search/project-events'
export {
  checkQuery,
  EMPTY_QUERY,
  isMultiValue,
  isValidValue,
  MAX_KEYWORD,
  MAX_OFFSET,
  type QueryProblem,
  type RecordQuery,
  replaceFilter,
  sortNamed,
  toggleFilterValue,
  toggleRegion,
} from './search/query'
export { formatQueryUrl, parseQueryUrl } from './search/query-url'
export { buildRanges, type ColumnRange, comparableFen } from './search/ranges'
export { BRANCH_ENDINGS, LEGAL_FORMS, RANKS, RELEVANCE } from './search/relevance'
export {
  type CloseKeyword,
  findClearText,
  findClosestMatch,
  findCorrection,
  isDidYouMean,
} from './search/similarity'
export { listSorts, OPEN_FIRST, sortsFor } from './search/sorts'
export {
  listSuggestedKinds,
  MAX_SUGGESTED_COUNT,
  MAX_SUGGESTED_TITLES,
  suggestsTitles,
} from './search/suggested-kinds'
export {
  checkAmongGroups,
  checkSynonymGroup,
  normaliseSynonymGroup,
  splitSynonyms,
} from './search/synonym-form'
export { buildSynonymTable, expandKeyword, type SynonymGroup, type SynonymTable } from './search/synonyms'
export { buildTokenGroups, buildTokens, normaliseForSearch, splitBigrams } from './search/tokens'
export { expandToWords } from './search/whole-words'
