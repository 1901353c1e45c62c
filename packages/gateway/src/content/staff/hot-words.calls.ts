import {
  checkHotWord,
  checkHotWordPosition,
  type HotWord,
  type HotWordRule,
} from '@zhushutong/domain/content'
import { findKind, KINDS } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import type { Tx } from '../../platform/db'
import { pageIn } from '../../platform/http'
import { findHotWord, findHotWords, type HotWordRow, saveWordRule } from '../editing/hot-words.store'

const KIND_NAMES = KINDS.map(({ kind }) => kind)

const wordOf = (id: string): HotWord => {
  const [kind = '', ...rest] = id.split(':')
  return { kind, word: rest.join(':') }
}

const rowView = (row: HotWordRow) => ({
  ...row,
  id: `${row.kind}:${row.word}`,
  kindName: findKind(row.kind)?.label ?? row.kind,
})

const stateOf = ({ rule, position }: HotWordRow) => ({ rule, position })

/** The hot searches: pinned, hidden, or ordered by frequency (CON-08). */
export function hotWordCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['hotWord']> {
  const decide = (
    { change, now }: StaffContext,
    action: string,
    word: HotWord,
    rule: HotWordRule | null,
    position = 0,
  ) =>
    change(action, async (tx: Tx) => {
      const before = await findHotWord(tx, word, now)
      if (!before && action !== 'create') return GONE
      const problem = checkHotWordPosition(position)
      if (problem !== null) return refusedBy(problem, 'position')
      if (before?.rule === rule && before.position === position) return leaveUnchanged(rowView(before))
      await saveWordRule(tx, word, rule, position)
      const after = { ...word, count: before?.count ?? 0, rule, position }
      const result = rowView(after)
      return { subject: result.id, before: before ? stateOf(before) : null, after: stateOf(after), result }
    })

  return {
    async list({ words, ...query }, { now }) {
      const rows = await findHotWords(database.orm, now)
      const matching = rows.filter(({ word }) => word.includes(words.trim()))
      return pageIn(query, matching.map(rowView))
    },
    async create({ word: typed, kind, position }, context) {
      const word = typed.trim()
      const problems = checkHotWord({ word, kind, position }, KIND_NAMES)
      if (problems.length > 0) return wrongFields(problems)
      return decide(context, 'create', { word, kind }, 'pinned', position)
    },
    pin: ({ id, position }, context) => decide(context, 'pin', wordOf(id), 'pinned', position),
    hide: ({ id }, context) => decide(context, 'hide', wordOf(id), 'hidden'),
    clear: ({ id }, context) => decide(context, 'clear', wordOf(id), null),
  }
}
