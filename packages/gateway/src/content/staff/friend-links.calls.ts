import { isDeepStrictEqual } from 'node:util'
import { checkFriendLink } from '@zhushutong/domain/portal/shell'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, leaveUnchanged, type ResourceDeps, type StaffHandlers, wrongFields } from '../../console'
import { pageOf } from '../../platform/http'
import {
  deleteFriendLink,
  findFriendLink,
  findFriendLinkPage,
  insertFriendLink,
  type LinkInput,
  updateFriendLink,
} from '../editing/friend-links.store'

type Form = Omit<LinkInput, 'location'> & { readonly location: string }

const trimmed = ({ name, url, columns, ...rest }: Form) =>
  ({ name: name.trim(), url: url.trim(), columns: columns.trim(), ...rest }) as LinkInput

/** Friend links (SHL-09); a change appears on the portal within a minute. */
export function friendLinkCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['friendLink']> {
  return {
    async list({ sort, order, ...query }) {
      const { rows, total } = await findFriendLinkPage(database.orm, {
        ...query,
        order: sort === undefined ? 'asc' : order,
      })
      return pageOf(query, rows, total)
    },
    get: async ({ id }) => (await findFriendLink(database.orm, id)) ?? GONE,
    create: (form, { change }) =>
      change('create', async (tx) => {
        const link = trimmed(form)
        const problems = checkFriendLink(link)
        if (problems.length > 0) return wrongFields(problems)
        const added = await insertFriendLink(tx, link)
        return { subject: added.id, before: null, after: { ...added }, result: added }
      }),
    update: ({ id, ...form }, { change }) =>
      change('update', async (tx) => {
        const before = await findFriendLink(tx, id)
        if (!before) return GONE
        const link = trimmed(form)
        const problems = checkFriendLink(link)
        if (problems.length > 0) return wrongFields(problems)
        if (isDeepStrictEqual(before, { id, ...link })) return leaveUnchanged(before)
        const after = await updateFriendLink(tx, id, link)
        return { subject: id, before: { ...before }, after: { ...after }, result: after }
      }),
    remove: ({ id }, { change }) =>
      change('remove', async (tx) => {
        const before = await findFriendLink(tx, id)
        if (!before) return GONE
        await deleteFriendLink(tx, id)
        return { subject: id, before: { ...before }, after: null, result: before }
      }),
  }
}
