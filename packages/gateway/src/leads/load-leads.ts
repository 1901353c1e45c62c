import type { Viewer } from '@zhushutong/domain/access'
import { formatRecordKey } from '@zhushutong/domain/favourites'
import { compareLeads, isOpenStage, LEAD_STAGES, proposeStage, tallyLeads } from '@zhushutong/domain/leads'
import type { contract, InputOf, ResultOf } from '@zhushutong/sdk/contract'
import { readRecordSummaries } from '../favourites'
import { findMyCompany } from '../my-company'
import type { Database } from '../platform/db'
import { pageIn } from '../platform/http'
import { type TimedOut, withinTime } from '../records'
import { isPrivate, type LeadAccess } from './lead-access'
import { readOutcomes, readTenderFacts } from './lead-facts.store'
import { listLeads } from './leads.store'
import type { LeadRow } from './leads.table'

type LeadPage = ResultOf<typeof contract.leads.list>

interface Reading {
  readonly viewer: Viewer
  readonly now: number
}

const tenderIds = (rows: readonly LeadRow[]): string[] =>
  rows.filter(({ kind }) => kind === 'tender').map(({ recordId }) => recordId)

/** The member's company, else that of the team's owner; null if none is chosen. */
const findCompanyId = async ({ orm }: Database, { userId, team }: LeadAccess): Promise<string | null> => {
  const chosen = await findMyCompany(orm, userId)
  if (chosen || team === null) return chosen?.id ?? null
  return (await findMyCompany(orm, team.ownerId))?.id ?? null
}

const memberOf = ({ team }: LeadAccess, personId: string | null) =>
  team?.members.find(({ userId }) => userId === personId)

/** A page of leads as their reader may see them, with the published results of those that are open. */
export async function loadLeadPage(
  database: Database,
  access: LeadAccess,
  { stage, memberId, ...paging }: InputOf<typeof contract.leads.list>,
  { viewer, now }: Reading,
): Promise<LeadPage | TimedOut> {
  const held = (await listLeads(database.orm, access)).filter(
    (row) => memberId === undefined || memberOf(access, row.personId)?.memberId === memberId,
  )
  const facts = await withinTime(database, (reader) => readTenderFacts(reader, tenderIds(held)))
  if ('error' in facts) return facts
  const factsOf = ({ recordId }: LeadRow) => facts.get(recordId)
  const placed = held
    .filter((row) => stage === undefined || row.stage === stage)
    .map((row) => ({ ...row, deadline: factsOf(row)?.deadline ?? null }))
    .sort((a, b) => compareLeads(a, b, now))
  const { records: rows, ...page } = pageIn(paging, placed)

  const companyId = await findCompanyId(database, access)
  const open = rows.filter((row) => isOpenStage(row.stage))
  const outcomes = await withinTime(database, (reader) => readOutcomes(reader, tenderIds(open), companyId))
  if ('error' in outcomes) return outcomes
  const refs = rows.map(({ kind, recordId }) => ({ kind, id: recordId }))
  const summaries = await readRecordSummaries(database, refs, viewer, now)

  const outcomeOf = ({ kind, recordId, stage: at }: LeadRow) => {
    const outcome = kind === 'tender' && isOpenStage(at) ? outcomes.get(recordId) : undefined
    if (!outcome) return null
    const { winners, resultModule, resultId, awardedOn } = outcome
    return {
      ...{ proposedStage: proposeStage(at, outcome, companyId), winners: [...winners] },
      ...{ resultModule, resultId, awardedOn },
    }
  }

  const records = rows.map((row) => {
    const summary = summaries.get(formatRecordKey({ kind: row.kind, id: row.recordId }))
    return {
      ...{ leadId: row.id, module: row.kind, moduleId: row.recordId },
      title: summary?.title ?? row.title,
      exists: summary !== undefined,
      region: summary?.region ?? null,
      ownerUnitName: factsOf(row)?.ownerUnitName ?? null,
      amount: factsOf(row)?.amount ?? null,
      bidDeadline: row.deadline,
      ...{ stage: row.stage, stageTime: row.stageAt, note: row.note },
      ...{ remindOn: row.remindOn, isReminded: row.remindedAt !== null },
      memberId: memberOf(access, row.personId)?.memberId ?? null,
      isPrivate: isPrivate(access, row),
      createTime: row.createdAt,
      outcome: outcomeOf(row),
    }
  })
  return {
    ...page,
    records,
    stages: LEAD_STAGES.map((each) => ({
      stage: each,
      total: held.filter((row) => row.stage === each).length,
    })),
    tally: tallyLeads(held),
    members: (access.team?.members ?? []).map(({ memberId: id, userId, name }) => ({
      ...{ memberId: id, name, isMe: userId === access.userId },
    })),
  }
}
