import { formatDate } from '@zhushutong/domain/formatting'
import { isShortLinkOpen, readShortLink, type ShortLinkForm } from '@zhushutong/domain/promotion'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../console'
import type { Tx } from '../platform/db'
import { pageOf } from '../platform/http'
import {
  endShortLink,
  findShortLink,
  findShortLinkPage,
  type ShortLinkRow,
  saveShortLink,
} from './promotion.store'

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

/** Changes a link within the transaction, and returns its new state. */
const settle = async (tx: Tx, token: string, now: number, work: () => Promise<unknown>) => {
  const before = await findShortLink(tx, token)
  await work()
  const after = await findShortLink(tx, token)
  if (!after) return GONE
  const states = { before: before && stateOf(before), after: stateOf(after) }
  return { subject: token, ...states, result: rowView(after, now) }
}

/** Short links of promotions: created, changed, ended (PRO-01). */
export function shortLinkCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['shortLink']> {
  const save = ({ change, now }: StaffContext, action: 'create' | 'update', form: ShortLinkForm) =>
    change(action, async (tx) => {
      const before = await findShortLink(tx, form.name.trim())
      if (action === 'update' && !before) return GONE
      if (action === 'create' && before) return refusedBy('已有这个名称的短链', 'name')
      const link = readShortLink(form, now)
      if ('problems' in link) return wrongFields(link.problems)
      const { token, target, expiresAt } = link
      if (before?.target === target && before.expiresAt === expiresAt)
        return leaveUnchanged(rowView(before, now))
      return settle(tx, token, now, () => saveShortLink(tx, link, now))
    })

  return {
    async list({ sort = 'createTime', ...query }, { now }) {
      const { rows, total } = await findShortLinkPage(database.orm, { sort, ...query })
      return pageOf(
        query,
        rows.map((row) => rowView(row, now)),
        total,
      )
    },
    async get({ id }, { now }) {
      const result = await findShortLink(database.orm, id)
      return result ? rowView(result, now) : GONE
    },
    create: (form, context) => save(context, 'create', form),
    update: ({ id, ...form }, context) => save(context, 'update', { name: id, ...form }),
    end: ({ id }, { change, now }) =>
      change('end', async (tx) => settle(tx, id, now, () => endShortLink(tx, id, now))),
  }
}
