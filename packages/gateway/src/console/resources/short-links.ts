import { endOfDay, formatDate, parseDay } from '@zhushutong/domain/formatting'
import { checkShortLink, isShortLinkOpen, type ShortLink } from '@zhushutong/domain/promotion'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { Tx } from '../../platform/db'
import { pageOf } from '../../platform/http'
import { type ShortLinkRow, shortLinkStore } from '../../promotion'
import type { StaffContext, StaffHandlers } from '../mount-staff'
import type { ResourceDeps } from './index'
import { GONE, refusedBy } from './refusal'

const rowView = (
  { token, target, expiresAt, visits, lastVisitAt, createdAt }: ShortLinkRow,
  now: number,
) => ({
  id: token,
  target,
  until: expiresAt === null ? '' : formatDate(expiresAt),
  isOpen: isShortLinkOpen({ expiresAt }, now),
  visits,
  lastVisitTime: lastVisitAt,
  createTime: createdAt,
})

const stateOf = ({ target, expiresAt }: ShortLinkRow) => ({
  target,
  expires: expiresAt === null ? null : formatDate(expiresAt),
})

/** The end of the last day; null for none, undefined for no day. */
const endOf = (until: string): number | null | undefined => {
  if (until === '') return null
  const day = parseDay(until)
  return day === null ? undefined : endOfDay(day)
}

/** Short links of promotions: created, changed, ended (PRO-01). */
export function shortLinkCalls({ database, clock }: ResourceDeps): StaffHandlers<StaffContract['shortLink']> {
  const store = shortLinkStore(database, clock)

  /** Changes a link within the transaction, and answers how it is then. */
  const settle = async (
    tx: Tx,
    token: string,
    now: number,
    work: (own: typeof store) => Promise<unknown>,
  ) => {
    const own = shortLinkStore({ orm: tx }, clock)
    const before = await own.find(token)
    await work(own)
    const after = await own.find(token)
    if (!after) return GONE
    const states = { before: before && stateOf(before), after: stateOf(after) }
    return { subject: token, ...states, result: rowView(after, now) }
  }

  const save = (
    { change, now }: StaffContext,
    action: 'create' | 'update',
    { token, target, until }: Omit<ShortLink, 'expiresAt'> & { readonly until: string },
  ) =>
    change(action, async (tx) => {
      const isThere = (await shortLinkStore({ orm: tx }, clock).find(token)) !== null
      if (action === 'update' && !isThere) return GONE
      if (action === 'create' && isThere) return refusedBy('已有这个名称的短链', 'name')
      const expiresAt = endOf(until)
      if (expiresAt === undefined) return refusedBy('到期日应为日期，如 2026-12-31', 'until')
      const link = { token, target: target.trim(), expiresAt }
      const problem = checkShortLink(link, now)
      if (problem !== null) return refusedBy(problem)
      return settle(tx, token, now, (own) => own.save(link))
    })

  return {
    async list({ sort = 'createTime', ...asked }, { now }) {
      const { rows, total } = await store.page({ sort, ...asked })
      return pageOf(
        asked,
        rows.map((row) => rowView(row, now)),
        total,
      )
    },
    async get({ id }, { now }) {
      const found = await store.find(id)
      return found ? rowView(found, now) : GONE
    },
    create: ({ name, ...form }, context) => save(context, 'create', { token: name.trim(), ...form }),
    update: ({ id, ...form }, context) => save(context, 'update', { token: id, ...form }),
    end: ({ id }, { change, now }) => change('end', async (tx) => settle(tx, id, now, (own) => own.end(id))),
  }
}
