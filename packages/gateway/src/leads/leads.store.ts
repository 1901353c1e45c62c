import { randomUUID } from 'node:crypto'
import { formatRecordKey, UNDO_MS } from '@zhushutong/domain/favourites'
import { canAddLead, LEAD_TEXTS, type LeadKind, type LeadStage } from '@zhushutong/domain/leads'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { isHeldBy, isPrivate, type LeadAccess } from './lead-access'
import { type LeadRow, leads } from './leads.table'

interface LeadRef {
  readonly kind: LeadKind
  readonly id: string
}

/** A refused change: the field and its message; 'gone' for a missing lead or record. */
type Refusal = 'gone' | { readonly field: string; readonly message: string }

const lockHolder = (tx: Tx, holderId: string) => lockName(tx, `leads:${holderId}`)
const countHeld = (tx: Tx, holderId: string) => tx.$count(leads, isHeldBy([holderId]))

/** All leads of some holders; at most twice the limit. */
export function listLeads(orm: Queryable, { holderIds }: LeadAccess): Promise<LeadRow[]> {
  return orm.select().from(leads).where(isHeldBy(holderIds))
}

/**
 * Adds a lead for the team, or for the member without one. Adding again is harmless; a recent removal is undone.
 * @param title null if the record is missing for its reader: then only a removal can be undone
 */
export function insertLead(
  orm: Queryable,
  { userId, holderIds }: LeadAccess,
  { kind, id: recordId }: LeadRef,
  title: string | null,
  now: number,
): Promise<LeadRow | Refusal> {
  const [holderId = userId] = holderIds
  return orm.transaction(async (tx) => {
    await lockHolder(tx, holderId)
    const rows = await tx
      .select()
      .from(leads)
      .where(and(inArray(leads.holderId, [...holderIds]), eq(leads.kind, kind), eq(leads.recordId, recordId)))
    const held = rows.find(({ removedAt }) => removedAt === null)
    if (held) return held
    const undone = rows.find(({ removedAt }) => removedAt !== null && removedAt >= now - UNDO_MS)
    if (!canAddLead(await countHeld(tx, undone?.holderId ?? holderId)))
      return { field: 'moduleId', message: LEAD_TEXTS.full }
    if (undone) {
      await tx.update(leads).set({ removedAt: null }).where(eq(leads.id, undone.id))
      return undone
    }
    if (title === null) return 'gone'
    const fresh = {
      ...{ personId: userId, title, stage: 'following' as const, stageAt: now, note: '' },
      ...{ remindOn: null, remindedAt: null, createdAt: now, removedAt: null },
    }
    const [row] = await tx
      .insert(leads)
      .values({ id: randomUUID(), holderId, kind, recordId, ...fresh })
      .onConflictDoUpdate({ target: [leads.holderId, leads.kind, leads.recordId], set: fresh })
      .returning()
    if (!row) throw new Error('A lead was not inserted')
    return row
  })
}

interface LeadUpdate {
  readonly stage?: LeadStage | undefined
  readonly note?: string | undefined
  readonly remindOn?: string | null | undefined
  readonly memberId?: string | undefined
}

/** Gives a member's private lead to the team (LEA-02). */
const moveToTeam = async (tx: Tx, lead: LeadRow, teamOwnerId: string): Promise<Refusal | null> => {
  const isSame = and(
    eq(leads.holderId, teamOwnerId),
    eq(leads.kind, lead.kind),
    eq(leads.recordId, lead.recordId),
  )
  const [same] = await tx.select().from(leads).where(isSame)
  if (same?.removedAt === null) return { field: 'memberId', message: LEAD_TEXTS.repeated }
  if (!canAddLead(await countHeld(tx, teamOwnerId))) return { field: 'memberId', message: LEAD_TEXTS.full }
  await tx.delete(leads).where(isSame)
  await tx.update(leads).set({ holderId: teamOwnerId }).where(eq(leads.id, lead.id))
  return null
}

/** Changes a lead that the member may see; null when it is done. */
export function updateLead(
  orm: Queryable,
  access: LeadAccess,
  leadId: string,
  { memberId, stage, note, remindOn }: LeadUpdate,
  now: number,
): Promise<Refusal | null> {
  if (!isUuid(leadId)) return Promise.resolve('gone')
  return orm.transaction(async (tx) => {
    // Before the row, as insertLead does.
    if (memberId !== undefined && access.team) await lockHolder(tx, access.team.ownerId)
    const isAsked = and(eq(leads.id, leadId), isHeldBy(access.holderIds))
    const [lead] = await tx.select().from(leads).where(isAsked).for('update')
    if (!lead) return 'gone'
    const person = access.team?.members.find((member) => member.memberId === memberId)
    if (memberId !== undefined && !person) return { field: 'memberId', message: LEAD_TEXTS.member }
    if (person && access.team && isPrivate(access, lead)) {
      const refusal = await moveToTeam(tx, lead, access.team.ownerId)
      if (refusal) return refusal
    }
    const changes = {
      ...(person && { personId: person.userId }),
      ...(stage !== undefined && stage !== lead.stage && { stage, stageAt: now }),
      ...(note !== undefined && { note }),
      ...(remindOn !== undefined && remindOn !== lead.remindOn && { remindOn, remindedAt: null }),
    }
    if (Object.keys(changes).length > 0) await tx.update(leads).set(changes).where(eq(leads.id, leadId))
    return null
  })
}

/** Removes a lead; a missing one is no error. */
export async function removeLead(
  orm: Queryable,
  { holderIds }: LeadAccess,
  leadId: string,
  now: number,
): Promise<void> {
  if (!isUuid(leadId)) return
  await orm
    .update(leads)
    .set({ removedAt: now })
    .where(and(eq(leads.id, leadId), isHeldBy(holderIds)))
}

/** The leads among the given records; of a record that is the team's and the member's own, the team's. */
export async function findLeadsAmong(
  orm: Queryable,
  { holderIds }: LeadAccess,
  refs: readonly { readonly kind: string; readonly id: string }[],
): Promise<readonly LeadRow[]> {
  const ids = [...new Set(refs.map(({ id }) => id))]
  const rows = await orm
    .select()
    .from(leads)
    .where(and(isHeldBy(holderIds), inArray(leads.recordId, ids)))
  const keyOf = ({ kind, recordId }: LeadRow) => formatRecordKey({ kind, id: recordId })
  const teamLast = rows.sort((a, b) => holderIds.indexOf(b.holderId) - holderIds.indexOf(a.holderId))
  const byKey = new Map(teamLast.map((row) => [keyOf(row), row]))
  return [...new Set(refs.map(formatRecordKey))].flatMap((key) => byKey.get(key) ?? [])
}

/** Deletes removed leads that can no longer be restored. */
export async function sweepLeads(orm: Queryable, now: number): Promise<void> {
  await orm.delete(leads).where(lt(leads.removedAt, now - UNDO_MS))
}
