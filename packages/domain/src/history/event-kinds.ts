import type { CertificateChange } from './certificates'
import type { CreditChange } from './credit-entries'

/** Records of another kind that are events of a record, found by a filter of theirs. */
export interface EventRecords {
  readonly kind: string
  /** A filter by the id of the record. */
  readonly filter: string
  /** Records that this filter finds too are left out. */
  readonly without?: string
  /** The column with the day of the event. */
  readonly day: string
  readonly shows: readonly string[]
}

interface EventKind {
  readonly key: string
  readonly label: string
  /** The kind of record; every kind if absent. */
  readonly of?: string
  /** Columns whose change is such an event. */
  readonly columns?: readonly string[]
  /** The change of a row of 企业资质 that is such an event. */
  readonly certificate?: CertificateChange
  /** The change of a row of 信用记录 that is such an event. */
  readonly credit?: CreditChange
  readonly records?: readonly EventRecords[]
}

const SHOWN_OF_AWARD = ['winningAmount', 'ownerUnitName']

/**
 * The kinds of events in the timeline of a record, and the origin of each: changed columns, changed rows of
 * qualifications or credit entries, or records of another kind (DAT-65). Changes of other columns are `other`.
 */
const DECLARED = [
  { key: 'renamed', label: '更名', of: 'company', columns: ['name'] },
  { key: 'legalPerson', label: '法定代表人变更', of: 'company', columns: ['legalPerson'] },
  { key: 'capital', label: '注册资本变更', of: 'company', columns: ['capital', 'capitalCurrency'] },
  { key: 'status', label: '经营状态变更', of: 'company', columns: ['status'] },
  { key: 'upgraded', label: '资质升级', of: 'company', certificate: 'upgraded' },
  { key: 'granted', label: '新增资质', of: 'company', certificate: 'added' },
  { key: 'lapsed', label: '资质减少', of: 'company', certificate: 'removed' },
  { key: 'certificate', label: '资质变更', of: 'company', certificate: 'changed' },
  {
    key: 'permit',
    label: '安全生产许可证变更',
    of: 'company',
    columns: ['safetyPermitNo', 'safetyPermitIssuer', 'safetyPermitFrom', 'safetyPermitUntil'],
  },
  { key: 'penalty', label: '新增处罚或失信', of: 'credit', credit: 'penalty' },
  { key: 'repaired', label: '处罚或失信修复', of: 'credit', credit: 'repaired' },
  { key: 'registration', label: '注册证书变更', of: 'person', columns: ['registrations'] },
  { key: 'employer', label: '执业单位变更', of: 'person', columns: ['companyName'] },
  { key: 'other', label: '其他变更' },
  {
    key: 'won',
    label: '中标',
    of: 'company',
    records: [
      { kind: 'winning', filter: 'company', day: 'awardedOn', shows: SHOWN_OF_AWARD },
      { kind: 'tender', filter: 'winner', day: 'publicityTime', shows: SHOWN_OF_AWARD },
    ],
  },
  {
    key: 'candidate',
    label: '中标候选',
    of: 'company',
    records: [
      { kind: 'tender', filter: 'bidder', without: 'winner', day: 'publicityTime', shows: ['ownerUnitName'] },
    ],
  },
  { key: 'expired', label: '证书到期', of: 'company' },
] as const satisfies readonly EventKind[]

export type EventKindKey = (typeof DECLARED)[number]['key']

const KINDS_OF_EVENTS: ReadonlyArray<EventKind & { readonly key: EventKindKey }> = DECLARED

export const EVENT_KINDS: readonly EventKindKey[] = DECLARED.map(({ key }) => key)

/** Events that sources' changes make: a subscription chooses among them. The others are records of their own. */
export const CHANGE_KINDS: readonly EventKindKey[] = KINDS_OF_EVENTS.filter(
  ({ key, records }) => !records && key !== 'expired',
).map(({ key }) => key)

/** The kinds of events of a kind of record. */
export function listEventKinds(kind: string): ReadonlyArray<EventKind & { readonly key: EventKindKey }> {
  return KINDS_OF_EVENTS.filter(({ of }) => of === undefined || of === kind)
}

export function isEventKind(key: string): key is EventKindKey {
  return KINDS_OF_EVENTS.some((each) => each.key === key)
}

/** The label of a kind of event; 其他变更 for an unknown one. */
export function eventLabel(key: string): string {
  return KINDS_OF_EVENTS.find((each) => each.key === key)?.label ?? '其他变更'
}

/**
 * The events among `keys`, in the order of their declaration. The counts and dates that a new credit entry moves are no
 * event besides it (DAT-72).
 */
export function arrangeEvents(keys: ReadonlySet<EventKindKey>): EventKindKey[] {
  const hidesOthers = KINDS_OF_EVENTS.some(({ key, credit }) => credit !== undefined && keys.has(key))
  return EVENT_KINDS.filter((key) => keys.has(key) && !(hidesOthers && key === 'other'))
}
