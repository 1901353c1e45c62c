import { isTag, TAG_LIMITS } from '@zhushutong/domain/content'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { countTag, findTags, renameTag } from '../editing/tags.store'

/** The tags of articles: renamed and merged (CON-09). */
export function tagCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['tag']> {
  return {
    async list(query) {
      const { rows, total } = await findTags(database.orm, query)
      return pageOf(query, rows, total)
    },
    rename: ({ id, to: typed }, { change, actor, now }) =>
      change('rename', async (tx) => {
        const to = typed.trim()
        if (!isTag(to)) return refusedBy(`标签应为 1–${TAG_LIMITS.length} 字，不含 / 与 \\`, 'to')
        if (to === id) return refusedBy('新名称与原来的相同', 'to')
        const articles = await renameTag(tx, id, to, { by: actor.name, now })
        if (articles === 0) return GONE
        const result = { id: to, count: await countTag(tx, to) }
        return { subject: id, before: { name: id }, after: { name: to, articles }, result }
      }),
  }
}
