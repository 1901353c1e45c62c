import { HOUR_MS } from '@zhushutong/domain/formatting'
import { checkLeadChange, LEAD_TEXTS } from '@zhushutong/domain/leads'
import { contract } from '@zhushutong/sdk/contract'
import { readRecordSummaries } from '../favourites'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../platform/http'
import { findSurvivors, refused } from '../records'
import { findLeadAccess } from './lead-access'
import { findLeadsAmong, insertLead, removeLead, sweepLeads, updateLead } from './leads.store'
import { loadLeadPage } from './load-leads'
import { leadReminderRunner } from './reminder.runner'

const EVERY_MS = 10_000

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (problem: { readonly field: string; readonly message: string }): Failure => ({
  error: CODES.badRequest,
  message: problem.message,
  data: { fields: [problem] },
})

/** Leads of members and teams (LEA-01 to LEA-06). */
export const leadsFeature: Feature = ({ database, clock, calls }) => {
  const { orm } = database
  const runner = leadReminderRunner({ database, clock })

  const handlers: Handlers<typeof contract.leads> = {
    async list(query, context) {
      const { userId, viewer } = sessionOf(context)
      const access = await findLeadAccess(orm, userId, context.now)
      const page = await loadLeadPage(database, access, query, { viewer, now: context.now })
      return 'error' in page ? refused(page) : page
    },
    async add({ module, moduleId }, context) {
      const { userId, viewer } = sessionOf(context)
      const survivor = (await findSurvivors(orm, [moduleId])).get(moduleId)
      const ref = { kind: module, id: survivor ?? moduleId }
      const [summary] = (await readRecordSummaries(database, [ref], viewer, context.now)).values()
      const access = await findLeadAccess(orm, userId, context.now)
      const lead = await insertLead(orm, access, ref, summary?.title ?? null, context.now)
      if (lead === 'gone') return GONE
      return 'field' in lead ? wrong(lead) : { leadId: lead.id, stage: lead.stage }
    },
    async update({ leadId, ...change }, context) {
      const [problem] = checkLeadChange(change, context.now)
      if (problem) return wrong(problem)
      const access = await findLeadAccess(orm, sessionOf(context).userId, context.now)
      const refusal = await updateLead(orm, access, leadId, change, context.now)
      if (refusal === null) return true
      return refusal === 'gone' ? { error: CODES.notFound, message: LEAD_TEXTS.gone } : wrong(refusal)
    },
    async remove({ leadId }, context) {
      const access = await findLeadAccess(orm, sessionOf(context).userId, context.now)
      await removeLead(orm, access, leadId, context.now)
      return true
    },
    async followed({ records }, context) {
      const access = await findLeadAccess(orm, sessionOf(context).userId, context.now)
      const refs = records.map(({ module, moduleId }) => ({ kind: module, id: moduleId }))
      const among = await findLeadsAmong(orm, access, refs)
      return {
        records: among.map(({ id, kind, recordId, stage }) => ({
          ...{ module: kind, moduleId: recordId, leadId: id, stage },
        })),
      }
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.leads, handlers, calls),
    jobs: [
      { name: 'lead reminders', every: EVERY_MS, run: runner },
      { name: 'sweep leads', every: HOUR_MS, run: () => sweepLeads(orm, clock.now()) },
    ],
  }
}
