import { meetsRequirement, type Requirement, type Viewer } from '../../packages/domain/src/access'
import type { AnyCell, RecordKind, StoredRecord } from '../../packages/domain/src/records'

type Row = Readonly<Record<string, unknown>>

/** A closed value that other data discloses, with the reason why this is allowed. */
interface Disclosure {
  readonly kind: string
  /** 'column' or 'table.cell'. */
  readonly place: string
  /** The disclosed values; all if absent. */
  readonly when?: (value: AnyCell, record: StoredRecord) => boolean
  /** The viewers who may infer the value; everybody if absent. */
  readonly to?: Requirement
  /** True when the value stays hidden but equal values are recognisable. */
  readonly onlyEqual?: true
  readonly why: string
}

const isAmountOf = (value: AnyCell, record: StoredRecord) =>
  value === record.winningAmount ||
  ((record.awards ?? []) as unknown as readonly Row[]).some(({ amount }) => amount === value)

const WON = 'The offer that won is the winning amount, which is published and open.'
const DIRECTORY = 'The directory of contacts is what the owner lookup sells.'
const CONTACTS = 'The page of an owner or agency says how many different contacts its notices name.'

/** The accepted disclosures of closed values. Any other effect of a closed value is a defect. */
export const DISCLOSURES: readonly Disclosure[] = [
  { kind: 'winning', place: 'candidates.price', when: isAmountOf, why: WON },
  { kind: 'winning', place: 'candidates.evaluatedPrice', when: isAmountOf, why: WON },
  { kind: 'winning', place: 'openings.price', when: isAmountOf, why: WON },
  { kind: 'tender', place: 'candidates.price', when: isAmountOf, why: WON },
  { kind: 'tender', place: 'ownerUnitContact', to: 'owner_lookup', why: DIRECTORY },
  { kind: 'tender', place: 'ownerUnitPhone', to: 'owner_lookup', why: DIRECTORY },
  { kind: 'tender', place: 'agencyPhone', to: 'owner_lookup', why: DIRECTORY },
  { kind: 'tender', place: 'ownerUnitContact', onlyEqual: true, why: CONTACTS },
  { kind: 'tender', place: 'ownerUnitPhone', onlyEqual: true, why: CONTACTS },
  { kind: 'tender', place: 'agencyPhone', onlyEqual: true, why: CONTACTS },
  {
    kind: 'planned',
    place: 'approvals.approvedOn',
    when: (value, record) => value === record.approvalTime,
    why: 'The day of the latest approval is the approval date, which is open (ACC-04).',
  },
  {
    kind: 'person',
    place: 'registrations.validUntil',
    to: 'staff_vacancy',
    why: 'The missing-staff check says how many registrations are valid: that is what it sells.',
  },
]

/** The disclosure that applies to a value and a viewer, or undefined. */
export function findDisclosure(
  { kind }: RecordKind,
  place: string,
  value: AnyCell,
  record: StoredRecord,
  viewer: Viewer,
): Disclosure | undefined {
  return DISCLOSURES.find(
    (disclosure) =>
      disclosure.kind === kind &&
      disclosure.place === place &&
      (disclosure.when?.(value, record) ?? true) &&
      meetsRequirement(viewer, disclosure.to ?? 'none'),
  )
}
