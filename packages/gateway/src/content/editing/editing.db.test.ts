import { type ArticleForm, EMPTY_ARTICLE } from '@zhushutong/domain/content'
import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import type { Tx } from '../../platform/db'
import { findArticles, findNotice } from '../articles.store'
import {
  changeState,
  createDraft,
  findArticleToEdit,
  findVersion,
  findVersions,
  saveVersion,
} from './editing.store'
import { findTags, renameTag } from './tags.store'

const NOW = Date.UTC(2026, 10, 22, 4)
const FORM: ArticleForm = {
  ...EMPTY_ARTICLE,
  channel: 'new',
  title: '塔吊检查新规',
  source: '筑数通编辑部',
  tags: ['起重'],
  text: '## 要点\n\n每月**一次**。<script>alert(1)</script>',
}
const BY = { by: '林编辑', now: NOW }
const page = { pageNum: 1, pageSize: 20 }

describeOnPostgres('editing articles', (database) => {
  const within = <T>(work: (tx: Tx) => Promise<T>) => database().orm.transaction(work)

  const draft = async (id: string, over: Partial<ArticleForm> = {}) => {
    const created = await within((tx) => createDraft(tx, { id, form: { ...FORM, ...over } }, BY))
    if ('error' in created) throw new Error(created.error)
    return created
  }
  const move = (id: string, version: number, type: 'publish' | 'withdraw' | 'reopen', now = NOW) =>
    within((tx) => changeState(tx, { id, version }, { type, now }))
  const schedule = (id: string, at: number) =>
    within((tx) => changeState(tx, { id, version: 1 }, { type: 'schedule', now: NOW, at }))
  const seen = async (id: string, now = NOW) => (await findNotice(database().orm, id, now))?.title

  it('CON-04 a draft is not seen; published it is, withdrawn not any more, and it may be published again', async () => {
    const { id, version } = await draft('life')
    expect(await seen(id)).toBeUndefined()
    await move(id, version, 'publish')
    expect(await seen(id)).toBe(FORM.title)
    expect((await findNotice(database().orm, id, NOW))?.textBody).toBe(
      '<h2 id="h-1">要点</h2>\n<p>每月<strong>一次</strong>。</p>\n',
    )
    await move(id, version, 'withdraw')
    expect(await seen(id)).toBeUndefined()
    expect(await seen(id, NOW + 900 * DAY_MS)).toBeUndefined()
    expect(await move(id, version, 'publish')).toMatchObject({ error: 'not-now' })
    await move(id, version, 'reopen')
    await move(id, version, 'publish', NOW + 1)
    expect(await seen(id, NOW)).toBeUndefined()
    expect(await seen(id, NOW + 1)).toBe(FORM.title)
  })

  it('CON-04 a scheduled article is seen from its time on', async () => {
    await draft('planned')
    expect(await schedule('planned', NOW)).toMatchObject({ error: 'not-now' })
    await schedule('planned', NOW + HOUR_MS)
    expect(await seen('planned', NOW + HOUR_MS - 1)).toBeUndefined()
    expect(await seen('planned', NOW + HOUR_MS)).toBe(FORM.title)
    const listed = await findArticles(database().orm, { keyword: '塔吊检查新规' }, NOW + HOUR_MS, page)
    expect(listed.records.map(({ id }) => id)).toContain('planned')
  })

  it('CON-06 without a text it is not released, and a released one does not lose its text', async () => {
    const { id } = await draft('empty', { text: '<!-- nothing -->' })
    const missing = { error: 'incomplete', problem: { field: 'text', message: '正文是空的' } }
    expect(await move(id, 1, 'publish')).toEqual(missing)
    expect(await schedule(id, NOW + 1)).toEqual(missing)
    await within((tx) => saveVersion(tx, { id, version: 1 }, FORM, BY))
    await move(id, 2, 'publish')
    const emptied = await within((tx) => saveVersion(tx, { id, version: 2 }, { ...FORM, text: ' ' }, BY))
    expect(emptied).toEqual(missing)
    expect((await findArticleToEdit(database().orm, id))?.version).toBe(2)
  })

  it('CON-05 every save keeps the earlier version; each says who, when and what', async () => {
    const { id } = await draft('versions')
    const second = { ...FORM, title: '塔吊检查新规（修订）', tags: ['起重', '安全'] }
    const later = { by: '周编辑', now: NOW + HOUR_MS }
    await within((tx) => saveVersion(tx, { id, version: 1 }, second, later))
    expect(await findVersions(database().orm, id)).toEqual([
      {
        version: 2,
        savedBy: '周编辑',
        savedAt: NOW + HOUR_MS,
        changes: [
          { field: 'title', label: '标题', before: FORM.title, after: second.title },
          { field: 'tags', label: '标签', before: '起重', after: '起重、安全' },
        ],
      },
      { version: 1, savedBy: '林编辑', savedAt: NOW, changes: [] },
    ])
    const first = await findVersion(database().orm, id, 1)
    expect(first).toEqual(FORM)
    await within((tx) => saveVersion(tx, { id, version: 2 }, first ?? second, BY))
    expect(await findArticleToEdit(database().orm, id)).toMatchObject({ title: FORM.title, version: 3 })
    expect(await findVersion(database().orm, id, 9)).toBeUndefined()
    expect(await findVersions(database().orm, 'nothing')).toBeUndefined()
  })

  it('CON-05 an outdated version neither replaces nor publishes a newer one', async () => {
    const { id } = await draft('both')
    const save = (title: string, by: string) =>
      within((tx) => saveVersion(tx, { id, version: 1 }, { ...FORM, title }, { by, now: NOW }))
    const results = await Promise.all([save('甲的标题', '甲'), save('乙的标题', '乙')])
    const refused = results.filter((result) => 'error' in result)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({
      error: 'outdated',
      message: expect.stringContaining('已保存了第 2 版，您改的是第 1 版'),
    })
    expect(await move(id, 1, 'publish')).toMatchObject({ error: 'outdated' })
    expect(await seen(id)).toBeUndefined()
  })

  it('CON-09 a tag is renamed in all articles, drafts too; into a name in use both are merged', async () => {
    await draft('tag-1', { tags: ['旧名', '并入'] })
    await draft('tag-2', { tags: ['旧名'] })
    expect(await within((tx) => renameTag(tx, '旧名', '并入', BY))).toBe(2)
    const tags = (await findTags(database().orm, { words: '入', ...page })).rows
    expect(tags).toEqual([{ id: '并入', count: 2 }])
    expect((await findArticleToEdit(database().orm, 'tag-1'))?.labels).toEqual(['并入'])
    expect(await findVersions(database().orm, 'tag-2')).toHaveLength(2)
    expect(await within((tx) => renameTag(tx, '旧名', '别的', BY))).toBe(0)
    expect((await findTags(database().orm, { words: '旧名', ...page })).total).toBe(0)
  })
})
