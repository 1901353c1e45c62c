import { isDeepStrictEqual } from 'node:util'
import { readSourceForm, SOURCE_NAME, type SourceForm } from '@zhushutong/domain/data-sources'
import { findKind } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  createSecretBox,
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../console'
import { checkMapping, queueRecomposition } from '../import'
import type { Tx } from '../platform/db'
import { type Failure, isFailure, pageOf } from '../platform/http'
import { allowsLocalPlaces } from './offer-files'
import { askForRun, type SourceToSave, saveSource, switchSource } from './save-source'
import { findSource, findSourcePage, type ListedSource } from './source-list.store'
import { auditState, sourceView } from './source-view'
import { settingsId } from './sources.store'

interface Form extends SourceForm {
  readonly mapping: string
  readonly credential: string | null
}

/** Sources of data: places, rhythms, limits, ranks; run, paused, resumed (DAT-60 to DAT-63). */
export function sourceCalls({ database, config }: ResourceDeps): StaffHandlers<StaffContract['source']> {
  const { orm } = database
  const box = createSecretBox(config)
  const allowsLocal = allowsLocalPlaces(config)

  const read = (kind: string, source: string, form: Form): SourceToSave | Failure => {
    const settings = readSourceForm(form, allowsLocal)
    if ('problems' in settings) return wrongFields(settings.problems)
    const { mapping, credential } = form
    const problem = mapping === '' ? null : checkMapping(mapping, kind, source)
    if (problem !== null) return refusedBy(problem, 'mapping')
    const sealed =
      credential === null
        ? undefined
        : credential === ''
          ? null
          : box.seal(credential, `source:${settingsId(kind, source)}`)
    return { ...settings, kind, source, mapping: mapping || null, credential: sealed }
  }

  const settle = async (tx: Tx, id: string, before: ListedSource | null, isOther: boolean) => {
    const after = await findSource(tx, id)
    if (!after) return GONE
    const states = [before && auditState(before), auditState(after)] as const
    if (!isOther && isDeepStrictEqual(states[0], states[1]) && before?.mapping === after.mapping)
      return leaveUnchanged(sourceView(after))
    const credential = isOther ? { credential: '***' } : {}
    return {
      subject: id,
      before: states[0],
      after: { ...states[1], ...credential },
      result: sourceView(after),
    }
  }

  const save = async (tx: Tx, before: ListedSource | null, parsed: SourceToSave | Failure, now: number) => {
    if (isFailure(parsed)) return parsed
    await saveSource(tx, parsed, now)
    if (before && before.rank !== parsed.rank) await queueRecomposition(tx, parsed, parsed.source)
    const id = settingsId(parsed.kind, parsed.source)
    return settle(tx, id, before, parsed.credential !== undefined)
  }

  const toggle = ({ change, now }: StaffContext, action: 'pause' | 'resume', id: string) =>
    change(action, async (tx) => {
      const before = await findSource(tx, id)
      if (!before) return GONE
      if (await switchSource(tx, id, action === 'resume', now)) return settle(tx, id, before, false)
      return before.rhythm === null ? refusedBy('没有定时的来源不能暂停') : leaveUnchanged(sourceView(before))
    })

  return {
    async list({ sort = 'deliveryTime', ...query }) {
      const { rows, total } = await findSourcePage(orm, { sort, ...query })
      return pageOf(query, rows.map(sourceView), total)
    },
    async get({ id }) {
      const row = await findSource(orm, id)
      return row ? sourceView(row) : GONE
    },
    create: ({ kind, source, ...form }, { change, now }) =>
      change('create', async (tx) => {
        if (!findKind(kind)) return refusedBy('请选择类型', 'kind')
        if (!SOURCE_NAME.test(source))
          return refusedBy('代号为小写字母、数字与连字符，如 staff-list', 'source')
        if (await findSource(tx, settingsId(kind, source))) return refusedBy('已有这个来源', 'source')
        return save(tx, null, read(kind, source, form), now)
      }),
    update: ({ id, ...form }, { change, now }) =>
      change('update', async (tx) => {
        const before = await findSource(tx, id)
        return before ? save(tx, before, read(before.kind, before.source, form), now) : GONE
      }),
    run: ({ id }, { actor, change }) =>
      change('run', async (tx) => {
        const before = await findSource(tx, id)
        if (!before) return GONE
        if (before.isDue) return leaveUnchanged(sourceView(before))
        if (!(await askForRun(tx, id, actor.name))) return refusedBy('没有地址的来源只能手工导入')
        const after = { ...before, isDue: true }
        return { subject: id, before: null, after: { asked: true }, result: sourceView(after) }
      }),
    pause: ({ id }, context) => toggle(context, 'pause', id),
    resume: ({ id }, context) => toggle(context, 'resume', id),
  }
}
