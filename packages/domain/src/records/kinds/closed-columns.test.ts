import { expect, it } from 'vitest'
import { type Persona, viewerAs } from '../../testing'
import {
  buildRanges,
  buildTokens,
  type Column,
  findColumn,
  findKind,
  findLocks,
  KINDS,
  type RecordKind,
  winning,
} from '../index'

/** Every closed column and cell of every kind: what opens it, and what is shown before. */
const CLOSED = `
company svip masked phone: contactPhone
company svip locked: contactEmail
company login masked text: qualifications.certificateNo safetyPermitNo
person svip masked text: registrations.certificateNo
person svip locked: registrations.validUntil certificateUntil ongoingUntil ongoingBasis
person svip masked phone: contactPhone
person svip masked amount: largestWork
siku svip locked: bids.managerId permits.managerId personIds
siku svip masked personName: bids.managerName permits.managerName
shengting svip locked: bids.managerId permits.managerId personIds
shengting svip masked personName: bids.managerName permits.managerName
winning svip locked: managerId personIds marginRate candidates.score scores.technical scores.business scores.price scores.total payments.share evaluations.score
winning svip masked personName: managerName candidates.managerName openings.managerName
winning svip masked amount: candidates.price candidates.evaluatedPrice openings.price payments.amount changes.amount
winning svip masked text: candidates.certificateNo
water svip locked: managerId personIds
water svip masked personName: managerName technicalLeadName
waterSupervision svip locked: managerId personIds
waterSupervision svip masked personName: managerName technicalLeadName
highway svip locked: managerId personIds
highway svip masked personName: managerName chiefEngineerName
tender svip masked personName: ownerUnitContact candidates.managerName
tender svip masked phone: ownerUnitPhone agencyPhone
tender svip masked amount: candidates.price
tender svip locked: candidates.priceText
agency svip masked personName: contactName
agency svip masked phone: contactPhone
agency owner_lookup masked personName: directory.noticeContact
agency owner_lookup masked phone: directory.noticePhone
agency owner_lookup masked amount: winners.amount
owner svip masked personName: contactName
owner svip masked phone: contactPhone
owner owner_lookup masked personName: directory.noticeContact
owner owner_lookup masked phone: directory.noticePhone
owner owner_lookup masked amount: winners.amount
credit login masked text: entries.documentNo
credit svip locked: entries.reason
project svip locked: personIds
engineering svip locked: managerId personIds
engineering svip masked personName: managerName
planned svip masked text: nationalCode address companyName fundSource approvalItems approvalDepartment approvals.item approvals.department approvals.documentNo
planned svip locked: stage companyId scale plannedStart plannedFinish approvalTypeName levelName approvals.result approvals.approvedOn
planned svip masked personName: contactName
planned svip masked phone: contactPhone
planned svip masked amount: investment
landTransfer svip masked text: plotNo supervisionNo location area unitName contractNo
landTransfer svip locked: supplyMethod floorRatio termYears unitId signedOn handoverOn startBy finishBy
landTransfer svip masked amount: startPrice price
landPreReview svip masked text: permitNo nationalCode unitName location area arableArea scale basis
landPreReview svip locked: unitId validUntil
landPermit svip masked text: permitNo unitName location area approvalNo scale
landPermit svip locked: unitId floorRatio acquisition
buildingPermit svip masked text: permitNo unitName location floorArea scale landPermitNo designUnit
buildingPermit svip locked: unitId floors height
environmental svip masked text: approvalNo industry unitName location assessor
environmental svip locked: unitId objectionUntil
environmental svip masked phone: contactPhone
environmental svip masked amount: investment protection
qualificationTrace company_outnews locked: companyId
qualificationTrace company_outnews masked text: companyName
dynamicCheck company_dynamic locked: companyId
dynamicCheck company_dynamic masked text: companyName documentNo
qualificationExpiry company_qualification_expire locked: companyId
qualificationExpiry company_qualification_expire masked text: companyName certificateNo
qualificationExpiry company_qualification_expire masked phone: contactPhone
permitExpiry company_anxu_expire locked: companyId qualificationSummary qualificationCodes
permitExpiry company_anxu_expire masked text: companyName permitNo
permitExpiry company_anxu_expire masked phone: contactPhone
recruit login masked personName: reach.contactName
recruit login masked phone: reach.contactPhone
worker svip masked personName: name reach.contactName
worker svip masked phone: reach.contactPhone`

const kind = (name: string) => findKind(name) as RecordKind
const opensIn = (name: string, persona: Persona) =>
  new Set(Object.values(findLocks(kind(name), viewerAs(persona))).map(({ opensBy }) => opensBy))

/** The closed places of a kind, as lines of the table above. */
const closedIn = (kind: RecordKind) => {
  const lines = new Map<string, string[]>()
  const add = (path: string, { access }: Pick<Column, 'access'>) => {
    if (!access) return
    const line = [kind.kind, access.needs, access.below, access.mask].filter(Boolean).join(' ')
    lines.set(line, [...(lines.get(line) ?? []), path])
  }
  for (const column of kind.columns) {
    add(column.key, column)
    if (column.type === 'table') for (const cell of column.columns) add(`${column.key}.${cell.key}`, cell)
  }
  return [...lines].map(([line, paths]) => `${line}: ${paths.join(' ')}`)
}

it.each(KINDS)('ACC-02 ACC-03 ACC-04 ACC-05 PPL-02 $kind: exactly these columns are closed', (kind) => {
  expect(closedIn(kind)).toEqual(CLOSED.split('\n').filter((line) => line.startsWith(`${kind.kind} `)))
})

it.each([
  ['planned', ['svip', 'enterprise'], 'svip', ['non-member', 'company_outnews', 'owner-lookup']],
  ['qualificationTrace', ['company_outnews'], 'company_outnews', ['svip', 'staff_vacancy']],
  ['dynamicCheck', ['company_dynamic'], 'company_dynamic', ['svip', 'staff_vacancy']],
  ['permitExpiry', ['company_anxu_expire'], 'company_anxu_expire', ['svip', 'staff_vacancy']],
  ['owner', [], 'owner_lookup', ['svip']],
  ['owner', [], 'svip', ['owner-lookup']],
] as const)('ACC-01 ACC-04 ACC-05 %s is open to %j; %s opens it to others', (name, open, opensBy, closed) => {
  for (const persona of open) expect(opensIn(name, persona)).toEqual(new Set())
  for (const persona of closed) expect(opensIn(name, persona)).toEqual(new Set([opensBy]))
  expect(opensIn(name, 'visitor')).toEqual(new Set(['login']))
})

it('ACC-02 ids that would name a masked manager or an unranked bidder are for filters only', () => {
  for (const key of ['bidderIds', 'personIds'])
    expect(findColumn(winning, key)).toMatchObject({ hidden: true, internal: true })
  const ids = { personIds: ['p1'], bidderIds: ['c1', 'c2'], winnerIds: ['c1'] }
  const tokens = [':company:c1', ':bidder:c1', ':bidder:c2', ':person:p1']
  expect(buildTokens(winning, { id: 'a', ...ids })).toEqual(tokens)
})

it.each([
  ['past', undefined, '2026-11-19'],
  ['7d', '2026-11-20', '2026-11-27'],
  ['365d', '2026-11-20', '2027-11-20'],
])('ACC-07 remaining validity %s is from %s to %s', (preset, min, max) => {
  const [range] = buildRanges(kind('permitExpiry'), { remaining: [preset] }, 1_795_140_000_000)
  expect([range?.min, range?.max]).toEqual([min, max])
})
