import {
  type ArticleForm,
  buildContentHref,
  checkArticle,
  findArticleState,
  IMAGE_PATH,
  IMAGE_TEXTS,
  isArticleDeletable,
  isArticleId,
  trimArticle,
} from '@zhushutong/domain/content'
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
import { createFiles } from '../../files'
import type { Tx } from '../../platform/db'
import { CODES, type Failure, pageOf } from '../../platform/http'
import { formOfRow, type ArticleRow as Row } from '../article-row'
import { deleteDraft } from '../editing/delete-draft.store'
import * as editing from '../editing/editing.store'
import { PREPARE_IMAGE } from '../editing/image-task'
import { saveImage, storeImage } from '../editing/images.store'
import { renderText } from '../render-text'

const listView = (row: Row, now: number) => {
  const { text: _, ...form } = formOfRow(row)
  return {
    ...form,
    tags: [...form.tags],
    id: row.id,
    state: findArticleState(row, now),
    version: row.version,
    releaseTime: row.releasedAt,
    savedBy: row.savedBy,
    saveTime: row.savedAt,
    views: row.views,
    isDeletable: isArticleDeletable(row, now),
    href: buildContentHref(row.type, row.id),
  }
}

const rowView = (row: Row, now: number) => ({
  ...listView(row, now),
  text: formOfRow(row).text,
  html: renderText('html', row.body),
})

/** Contains only the length of the text; the text itself is in the versions. */
const stateOf = (row: Row, now: number) => {
  const {
    views: _,
    href: __,
    saveTime: ___,
    savedBy: ____,
    isDeletable: _____,
    ...state
  } = listView(row, now)
  return { ...state, textLength: row.body.length }
}

const refusalOf = (refusal: editing.EditRefusal): Failure => {
  switch (refusal.error) {
    case 'unknown':
      return GONE
    case 'taken':
      return refusedBy(refusal.message, 'newId')
    case 'incomplete':
      return wrongFields([refusal.problem])
    case 'outdated':
      return { error: CODES.badRequest, status: 409, message: refusal.message }
    default:
      return refusedBy(refusal.message)
  }
}

/** Articles: written, scheduled, published, withdrawn; versions and pictures (CON-04 to CON-07). */
export function articleCalls({
  config,
  database,
  workers,
}: ResourceDeps): StaffHandlers<StaffContract['article']> {
  const files = createFiles({ config, database })
  const { orm } = database

  const run = (
    { change, now }: StaffContext,
    action: string,
    work: (tx: Tx) => Promise<{ readonly before: Row | null; readonly after: Row } | editing.EditRefusal>,
  ) =>
    change(action, async (tx) => {
      const result = await work(tx)
      if ('error' in result) return refusalOf(result)
      const { before, after } = result
      if (before === after) return leaveUnchanged(rowView(after, now))
      return {
        subject: after.id,
        before: before && stateOf(before, now),
        after: stateOf(after, now),
        result: rowView(after, now),
      }
    })

  const checked = (articleForm: ArticleForm) => {
    const form = trimArticle(articleForm)
    const problems = checkArticle(form)
    return problems.length > 0 ? { refusal: wrongFields(problems) } : { form }
  }

  const move =
    (type: 'publish' | 'withdraw' | 'reopen') =>
    ({ id, version }: editing.Edited, context: StaffContext) =>
      run(context, type, (tx) => editing.changeState(tx, { id, version }, { type, now: context.now }))

  return {
    async list({ words, channel, state, sort = 'saveTime', order, ...query }, { now }) {
      const filter = { keyword: words, state, channel: channel || undefined, sort, order }
      const { rows, total } = await editing.findArticlesToEdit(orm, filter, now, query)
      return pageOf(
        query,
        rows.map((row) => listView(row, now)),
        total,
      )
    },
    async get({ id }, { now }) {
      const article = await editing.findArticleToEdit(orm, id)
      return article ? rowView(article, now) : GONE
    },
    async create({ newId, ...fields }, context) {
      const { form, refusal } = checked(fields)
      if (refusal) return refusal
      const id = newId.trim()
      if (id !== '' && !isArticleId(id)) return refusedBy('编号只能有字母、数字、-、_，至多 64 个', 'newId')
      const save = { by: context.actor.name, now: context.now }
      return run(context, 'create', async (tx) => {
        const created = await editing.createDraft(tx, { ...(id && { id }), form }, save)
        return 'error' in created ? created : { before: null, after: created }
      })
    },
    async update({ id, version, ...fields }, context) {
      const { form, refusal } = checked(fields)
      if (refusal) return refusal
      const save = { by: context.actor.name, now: context.now }
      return run(context, 'update', (tx) => editing.saveVersion(tx, { id, version }, form, save))
    },
    publish: move('publish'),
    withdraw: move('withdraw'),
    reopen: move('reopen'),
    schedule: ({ id, version, at }, context) =>
      run(context, 'schedule', (tx) =>
        editing.changeState(tx, { id, version }, { type: 'schedule', now: context.now, at }),
      ),
    remove: ({ id, version }, { change, now }) =>
      change('remove', async (tx) => {
        const draft = await deleteDraft(tx, { id, version }, now)
        if ('error' in draft) return refusalOf(draft)
        return { subject: id, before: stateOf(draft, now), after: null, result: rowView(draft, now) }
      }),
    restore: ({ id, version, from }, context) =>
      run(context, 'restore', async (tx) => {
        const form = await editing.findVersion(tx, id, from)
        if (!form) return { error: 'unknown' }
        return editing.saveVersion(tx, { id, version }, form, { by: context.actor.name, now: context.now })
      }),
    async versions({ id }) {
      const rows = await editing.findVersions(orm, id)
      if (!rows) return GONE
      return {
        records: rows.map(({ savedAt, changes, ...item }) => ({
          ...item,
          saveTime: savedAt,
          changes: [...changes],
        })),
      }
    },
    preview: async ({ format, text }) => ({ html: renderText(format, text) }),
    async uploadImage({ file }, { actor, now, change }) {
      const image = await workers.run(PREPARE_IMAGE, file.bytes, actor.id)
      if ('error' in image) return refusedBy(IMAGE_TEXTS[image.error], 'file')
      const { name, width, height } = image
      const stored = await storeImage(files, image, now)
      return change<{ path: string; width: number; height: number }>('uploadImage', async (tx) => {
        const isSaved = await saveImage(tx, stored, { by: actor.account, now })
        if (!isSaved) return { error: CODES.tooMany, message: IMAGE_TEXTS['too-many'] }
        const result = { path: `${IMAGE_PATH}${name}`, width, height }
        return { subject: name, before: null, after: { width, height }, result }
      })
    },
  }
}
