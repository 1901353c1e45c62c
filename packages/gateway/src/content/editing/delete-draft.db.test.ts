import { randomUUID } from 'node:crypto'
import { type ArticleForm, EMPTY_ARTICLE, IMAGE_PATH } from '@zhushutong/domain/content'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import type { Tx } from '../../platform/db'
import { insertAnswers } from '../write-articles'
import { deleteDraft } from './delete-draft.store'
import { changeState, createDraft, findArticleToEdit, findVersions, saveVersion } from './editing.store'
import { findImage, insertImage } from './images.store'

const NOW = Date.UTC(2026, 10, 22, 4)
const BY = { by: '林编辑', now: NOW }
const FORM: ArticleForm = {
  ...EMPTY_ARTICLE,
  channel: 'questionsNew',
  title: '草稿',
  source: '筑数通编辑部',
  text: '正文',
}

describeOnPostgres('deleting a draft', (database) => {
  const within = <T>(work: (tx: Tx) => Promise<T>) => database().orm.transaction(work)
  const draft = (id: string, over: Partial<ArticleForm> = {}) =>
    within((tx) => createDraft(tx, { id, form: { ...FORM, ...over } }, BY))
  const move = (id: string, type: 'publish' | 'withdraw' | 'reopen', now = NOW) =>
    within((tx) => changeState(tx, { id, version: 1 }, { type, now }))
  const remove = (id: string, version = 1) => within((tx) => deleteDraft(tx, { id, version }, NOW))
  const picture = async (name: string) => {
    const image = { name, mimeType: 'image/webp' as const, width: 1, height: 1, fileId: randomUUID() }
    await within((tx) => insertImage(tx, image, BY))
    return `![图](${IMAGE_PATH}${name})`
  }
  const isStored = async (name: string) => (await findImage(database().orm, name)) !== undefined

  it('CON-11 goes with its versions; another answer says that it is not there', async () => {
    await draft('gone')
    await within((tx) => saveVersion(tx, { id: 'gone', version: 1 }, { ...FORM, title: '改过' }, BY))
    expect(await remove('gone', 1)).toMatchObject({ error: 'outdated' })
    expect(await remove('gone', 2)).toMatchObject({ id: 'gone', title: '改过' })
    expect(await findArticleToEdit(database().orm, 'gone')).toBeUndefined()
    expect(await findVersions(database().orm, 'gone')).toBeUndefined()
    expect(await remove('gone', 2)).toEqual({ error: 'unknown' })
    await draft('gone')
    expect(await findVersions(database().orm, 'gone')).toHaveLength(1)
  })

  it('CON-11 what readers have seen stays, whatever its state', async () => {
    await draft('seen')
    await move('seen', 'publish')
    expect(await remove('seen')).toMatchObject({ error: 'not-now' })
    await move('seen', 'withdraw')
    expect(await remove('seen')).toMatchObject({ error: 'not-now' })
    await move('seen', 'reopen')
    expect(await remove('seen')).toMatchObject({
      error: 'not-now',
      message: expect.stringContaining('发布过'),
    })
    expect(await findArticleToEdit(database().orm, 'seen')).toBeDefined()
  })

  it('CON-11 its pictures go, also those of an earlier version; those that others show stay', async () => {
    const [current, earlier, shared, versions, answered, banner] = [
      await picture('own.png'),
      await picture('earlier.png'),
      await picture('shared.png'),
      await picture('versions.png'),
      await picture('answered.png'),
      await picture('banner.png'),
    ]
    await picture('alien.png')
    await picture('cover.png')
    const cover = `${IMAGE_PATH}cover.png`
    await draft('other', { text: versions })
    await within((tx) => saveVersion(tx, { id: 'other', version: 1 }, { ...FORM, text: shared }, BY))
    const answer = { id: 'a', noticeId: 'other', author: '甲', answeredAt: NOW }
    await insertAnswers(database().orm, [{ ...answer, body: `<img src="${IMAGE_PATH}answered.png">` }])
    await database().sql`
      insert into banners (id, name, position_key, image, title, text, link, position)
      values ('b', '横幅', 'home', 'banner.png', '', '', '', 1)`
    await draft('pictured', { text: earlier, cover })
    const text = [current, shared, versions, answered, banner].join('\n')
    await within((tx) => saveVersion(tx, { id: 'pictured', version: 1 }, { ...FORM, cover, text }, BY))
    await remove('pictured', 2)
    const names = ['own', 'earlier', 'cover', 'shared', 'versions', 'answered', 'banner', 'alien']
    const stored = await Promise.all(names.map((name) => isStored(`${name}.png`)))
    expect(names.filter((_, i) => stored[i])).toEqual(['shared', 'versions', 'answered', 'banner', 'alien'])
  })
})
