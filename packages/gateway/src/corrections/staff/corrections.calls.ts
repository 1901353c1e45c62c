import { buildDetailHref, hasDetail } from '@zhushutong/domain/addresses'
import { maskPhone } from '@zhushutong/domain/formatting'
import { findKind } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { isClaimant } from '../../claims'
import { GONE, type ResourceDeps, refusedBy, type StaffHandlers } from '../../console'
import type { Queryable } from '../../platform/db'
import { pageOf } from '../../platform/http'
import {
  decideOnCorrection,
  findCorrection,
  findStaffCorrectionPage,
  type Report,
} from '../corrections.store'
import { fieldLabel } from '../field-label'

/** The record's page in the portal; null for a kind without pages. */
const findHref = (kind: string, id: string): string | null => {
  const known = findKind(kind)
  return known && hasDetail(known.segment) ? buildDetailHref(known.segment, { [known.idName]: id }) : null
}

const viewRow = async (
  orm: Queryable,
  { kind, recordId, createdAt, updatedAt, userId, ...report }: Report,
) => ({
  ...report,
  module: kind,
  moduleName: findKind(kind)?.label ?? kind,
  moduleId: recordId,
  fieldLabel: fieldLabel(kind, report.field),
  href: findHref(kind, recordId),
  isByClaimant: await isClaimant(orm, userId, { kind, id: recordId }),
  createTime: createdAt,
  updateTime: updatedAt,
})

const stateOf = ({ state, answer }: Report) => ({ state, answer })

/** Reports of wrong data: checked and answered (REP-02). */
export function correctionCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['correction']> {
  return {
    async list({ sort = 'createTime', ...query }) {
      const { rows, total } = await findStaffCorrectionPage(database.orm, { sort, ...query })
      const views = await Promise.all(rows.map((row) => viewRow(database.orm, row)))
      const records = views.map((view) => ({ ...view, contact: view.contact && maskPhone(view.contact) }))
      return pageOf(query, records, total)
    },
    async get({ id }) {
      const result = await findCorrection(database.orm, id)
      return result ? viewRow(database.orm, result) : GONE
    },
    answer: ({ id, state, answer }, { change, now }) =>
      change('answer', async (tx) => {
        const before = await findCorrection(tx, id)
        if (!before) return GONE
        const after = await decideOnCorrection(tx, id, { state, answer }, now)
        if ('error' in after)
          return refusedBy(after.message, after.error === 'decided' ? undefined : 'answer')
        return {
          subject: id,
          before: stateOf(before),
          after: stateOf(after),
          result: await viewRow(tx, after),
        }
      }),
  }
}
