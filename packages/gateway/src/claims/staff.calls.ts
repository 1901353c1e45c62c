import { buildRecordHref } from '@zhushutong/domain/addresses'
import { type ClaimDecision, matchesName } from '@zhushutong/domain/claims'
import { maskPhone } from '@zhushutong/domain/formatting'
import { findKind, type RecordView } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  type ResourceDeps,
  refusedBy,
  STAFF_VIEWER,
  type StaffContext,
  type StaffHandlers,
} from '../console'
import type { Database } from '../platform/db'
import { pageOf } from '../platform/http'
import { recordDetail } from '../records'
import type { Claim } from './claims.table'
import { decideOnClaim, findClaim, findStaffClaimPage } from './staff-claims.store'

const readClaimed = async (database: Database, { kind: name, recordId }: Claim, now: number) => {
  const kind = findKind(name)
  const record = kind && (await recordDetail(database)(kind, recordId, { viewer: STAFF_VIEWER, now }))
  return record && !('error' in record) ? record : null
}

const matchesPhone = (mobile: string, record: RecordView): boolean | null => {
  const stated = record.contactPhone
  return typeof stated === 'string' && stated !== '' ? stated.includes(mobile) : null
}

const viewRow = (claim: Claim, record: RecordView | null) => {
  const { kind: name, recordId, createdAt, updatedAt, userId: _, ...rest } = claim
  const kind = findKind(name)
  return {
    ...rest,
    module: name,
    moduleName: kind?.label ?? name,
    moduleId: recordId,
    href: kind ? buildRecordHref(kind, { id: recordId }) : null,
    isNameMatch: record && matchesName(rest.role, rest.name, record),
    isPhoneMatch: record && matchesPhone(rest.mobile, record),
    createTime: createdAt,
    updateTime: updatedAt,
  }
}

const stateOf = ({ state, answer }: Claim) => ({ state, answer })

/** Claims of records: accepted, refused or revoked (CLM-02). */
export function claimCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['claim']> {
  const loadRow = async (claim: Claim, now: number) => viewRow(claim, await readClaimed(database, claim, now))

  const decide = async (
    { change, now }: StaffContext,
    action: string,
    id: string,
    decisionOn: (before: Claim) => ClaimDecision,
  ) => {
    const known = await findClaim(database.orm, id)
    if (!known) return GONE
    // Before the transaction: an embedded database has a single connection.
    const record = await readClaimed(database, known, now)
    return change(action, async (tx) => {
      const before = await findClaim(tx, id)
      const after = before && (await decideOnClaim(tx, id, decisionOn(before), now))
      if (!after) return GONE
      if ('error' in after)
        return refusedBy(after.message, after.error === 'no-answer' ? 'reason' : undefined)
      return { subject: id, before: stateOf(before), after: stateOf(after), result: viewRow(after, record) }
    })
  }

  return {
    async list({ sort = 'createTime', ...query }, { now }) {
      const { rows, total } = await findStaffClaimPage(database.orm, { sort, ...query })
      const views = await Promise.all(rows.map((row) => loadRow(row, now)))
      return pageOf(
        query,
        views.map((view) => ({ ...view, mobile: maskPhone(view.mobile) })),
        total,
      )
    },
    async get({ id }, { now }) {
      const claim = await findClaim(database.orm, id)
      return claim ? loadRow(claim, now) : GONE
    },
    accept: ({ id }, context) => decide(context, 'accept', id, () => ({ state: 'accepted', answer: null })),
    refuse: ({ id, reason }, context) =>
      decide(context, 'refuse', id, ({ state }) => ({
        state: state === 'accepted' ? 'revoked' : 'rejected',
        answer: reason,
      })),
  }
}
