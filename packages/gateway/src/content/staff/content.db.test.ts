import { EMPTY_ARTICLE } from '@zhushutong/domain/content'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { staffContract } from '@zhushutong/sdk/staff'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { articlesFeature } from '../articles.feature'
import { contentFeature } from '../content.feature'

const FEATURES = [
  demoAccountsFeature,
  demoStaffFeature,
  accountFeature,
  contentFeature,
  articlesFeature,
  consoleFeature,
  sandboxFeature,
]
const FORM = {
  ...EMPTY_ARTICLE,
  channel: 'new',
  title: '塔吊检查新规',
  source: '筑数通编辑部',
  tags: ['起重'],
  text: '每月**一次**。',
}

interface Row {
  readonly id: string
  readonly version: number
  readonly state: string
  readonly html: string
  readonly text: string
  readonly href: string
  readonly title: string
}
interface Page<T> {
  readonly records: T[]
  readonly total: number
}
interface Entry {
  readonly action: string
  readonly actor: string
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
}
type WordRow = { readonly word: string; readonly kind: string; readonly rule: string | null }

describeOnPostgres('content in the back office', (database) => {
  let gateway: TestGateway
  let editor: string
  let admin: string
  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES, { SEED_SIZE: '0' })
    editor = await loginStaff(gateway, 'editor')
    admin = await loginStaff(gateway, 'admin')
  })
  afterAll(() => gateway?.close())

  const call = <T = Row>(path: string, body: object) => gateway.call<T>(path, body, { token: editor })
  const { answer, article, hotWord, friendLink, audit } = staffContract
  const read = (id: string) => gateway.call(contract.policies.detail.path, { id })
  const readEntries = async (subject: string) =>
    (await gateway.call<Page<Entry>>(audit.list.path, { subject }, { token: admin })).data.records

  it('CON-04 CON-05 an editor writes, schedules, publishes, corrects, restores and withdraws', async () => {
    const { data: draft } = await call(article.create.path, { newId: 'story', ...FORM })
    expect(draft).toMatchObject({
      id: 'story',
      state: 'draft',
      version: 1,
      html: '<p>每月<strong>一次</strong>。</p>\n',
    })
    expect((await read('story')).http).toBe(404)
    const at = gateway.clock.now() + HOUR_MS
    const planned = await call(article.schedule.path, { id: 'story', version: 1, at })
    expect(planned.data.state).toBe('scheduled')
    await call(article.schedule.path, { id: 'story', version: 1, at })
    expect((await read('story')).http).toBe(404)
    expect((await call(article.publish.path, { id: 'story', version: 1 })).data.state).toBe('published')
    expect((await read('story')).http).toBe(200)
    const changed = await call(article.update.path, {
      id: 'story',
      version: 1,
      ...FORM,
      title: '塔吊检查（更正）',
    })
    expect(changed.data.version).toBe(2)
    const same = { id: 'story', version: 2, ...FORM, title: '塔吊检查（更正）' }
    expect((await call(article.update.path, same)).data.version).toBe(2)
    expect((await read('story')).data).toMatchObject({ title: '塔吊检查（更正）' })
    const versions = await call<Page<{ version: number; savedBy: string }>>(article.versions.path, {
      id: 'story',
    })
    expect(versions.data.records.map(({ version }) => version)).toEqual([2, 1])
    const restored = await call(article.restore.path, { id: 'story', version: 2, from: 1 })
    expect(restored.data).toMatchObject({ version: 3, title: FORM.title })
    expect((await call(article.withdraw.path, { id: 'story', version: 3 })).data.state).toBe('withdrawn')
    expect((await read('story')).http).toBe(404)
    const { data: listed } = await call<Page<Row>>(article.list.path, { state: 'withdrawn' })
    expect(listed.records.map(({ id }) => id)).toEqual(['story'])
    expect(listed.records[0]).not.toHaveProperty('text')
    expect((await readEntries('story')).map(({ action }) => action).reverse()).toEqual([
      'create',
      'schedule',
      'publish',
      'update',
      'restore',
      'withdraw',
    ])
  })

  it('CON-12 an answer is added, changed and hidden, each recorded, and readers see it at once', async () => {
    await call(article.create.path, { newId: 'asked', ...FORM, channel: 'questionsNew', title: '能不能升级' })
    await call(article.publish.path, { id: 'asked', version: 1 })
    const readers = async () =>
      (
        await gateway.call<Page<{ textBody: string }>>(contract.questions.answers.path, { id: 'asked' })
      ).data.records.map(({ textBody }) => textBody)
    const form = {
      author: '周顾问',
      authorTitle: '',
      basis: '',
      accepted: false,
      format: 'markdown',
      text: '可以',
    }
    const wrong = await call(answer.create.path, { question: 'asked', ...form, author: ' ', text: '' })
    expect(wrong.data).toMatchObject({
      fields: [{ field: 'author' }, { field: 'text', message: '请填写回答' }],
    })
    expect((await call(answer.create.path, { question: 'nothing', ...form })).data).toMatchObject({
      fields: [{ field: 'question' }],
    })
    const { data: added } = await call(answer.create.path, { question: 'asked', ...form })
    expect(await readers()).toEqual(['<p>可以</p>\n'])
    const edited = { id: added.id, version: 1 }
    await call(answer.update.path, { ...edited, ...form, text: '不可以' })
    expect(await readers()).toEqual(['<p>不可以</p>\n'])
    expect((await call(answer.update.path, { ...edited, ...form })).http).toBe(409)
    await call(answer.update.path, { id: added.id, version: 2, ...form, text: '不可以' })
    await call(answer.hide.path, { id: added.id, version: 2 })
    await call(answer.hide.path, { id: added.id, version: 3 })
    expect(await readers()).toEqual([])
    const { data: hidden } = await call<Page<Row>>(answer.list.path, { question: 'asked', state: 'hidden' })
    expect(hidden.records.map(({ id }) => id)).toEqual([added.id])
    await call(answer.show.path, { id: added.id, version: 3 })
    expect(await readers()).toHaveLength(1)
    expect(await readEntries(added.id)).toMatchObject([
      { action: 'show', before: { isHidden: true }, after: { isHidden: false } },
      { action: 'hide' },
      { action: 'update', before: { text: '可以' }, after: { text: '不可以' } },
      { action: 'create', after: { question: '能不能升级' } },
    ])
  })

  it('CON-05 an outdated save is refused with 409 and says whose version is newer', async () => {
    await call(article.create.path, { newId: 'both', ...FORM })
    await call(article.update.path, { id: 'both', version: 1, ...FORM, title: '甲' })
    const late = await call(article.update.path, { id: 'both', version: 1, ...FORM, title: '乙' })
    expect(late).toMatchObject({ http: 409, statusMessage: expect.stringContaining('已保存了第 2 版') })
    expect((await call(article.get.path, { id: 'both' })).data.title).toBe('甲')
    expect(await readEntries('both')).toHaveLength(2)
  })

  it('CON-07 a picture is uploaded and served under its path', async () => {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const upload = async (content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('file', new Blob([content], { type: 'image/png' }), '图.png')
      const headers = { authorization: `Bearer ${editor}` }
      const answer = await fetch(`${gateway.url}${article.uploadImage.path}`, {
        method: 'POST',
        headers,
        body,
      })
      return { http: answer.status, ...(await answer.json()) }
    }
    const { http, data } = await upload(new Uint8Array(bytes))
    expect([http, data.width, data.height]).toEqual([200, 20, 10])
    expect((await fetch(gateway.url + data.path)).status).toBe(200)
    expect(await upload(new TextEncoder().encode('<svg></svg>'))).toMatchObject({
      http: 400,
      data: { fields: [{ field: 'file', message: '请选择 JPG、PNG、GIF 或 WebP 图片' }] },
    })
  })

  it('CON-08 a word is pinned, hidden and left to its frequency again', async () => {
    const words = async () =>
      (await call<Page<WordRow>>(hotWord.list.path, {})).data.records.map(({ word, rule }) => [word, rule])
    await call(hotWord.create.path, { word: '装配式', kind: 'company', position: 2 })
    await call(hotWord.create.path, { word: '幕墙', kind: 'company', position: 1 })
    expect(await words()).toEqual([
      ['幕墙', 'pinned'],
      ['装配式', 'pinned'],
    ])
    await call(hotWord.hide.path, { id: 'company:幕墙' })
    expect(await words()).toEqual([
      ['装配式', 'pinned'],
      ['幕墙', 'hidden'],
    ])
    await call(hotWord.clear.path, { id: 'company:幕墙' })
    expect(await words()).toEqual([['装配式', 'pinned']])
    await call(hotWord.pin.path, { id: 'company:装配式', position: 2 })
    expect(await readEntries('company:装配式')).toMatchObject([{ action: 'create' }])
    expect((await call(hotWord.pin.path, { id: 'company:没有', position: 1 })).http).toBe(404)
    const wrong = await call(hotWord.create.path, { word: '', kind: 'nothing', position: -1 })
    expect(wrong.data).toMatchObject({
      fields: [{ field: 'word' }, { field: 'kind' }, { field: 'position' }],
    })
  })

  it('SHL-09 a friend link is added, changed and removed, and stands in the columns it names', async () => {
    const link = {
      name: '建筑业协会',
      url: 'https://example.com/',
      columns: 'qiye,500000',
      location: 'down',
      position: 3,
    }
    const { data: added } = await call(friendLink.create.path, link)
    const shown = async (columns?: string) =>
      (await gateway.call<Array<{ name: string }>>(contract.content.friendLinks.path, { columns })).data.map(
        ({ name }) => name,
      )
    expect([await shown('qiye'), await shown('500000'), await shown()]).toEqual([
      ['建筑业协会'],
      ['建筑业协会'],
      [],
    ])
    await call(friendLink.update.path, { id: added.id, ...link, name: '改名', columns: 'all' })
    expect(await shown()).toEqual(['改名'])
    const wrong = await call(friendLink.create.path, {
      ...link,
      url: 'javascript:alert(1)',
      columns: 'nowhere',
    })
    expect(wrong.data).toMatchObject({ fields: [{ field: 'url' }, { field: 'columns' }] })
    await call(friendLink.remove.path, { id: added.id })
    expect(await shown()).toEqual([])
    expect((await call(friendLink.get.path, { id: added.id })).http).toBe(404)
    expect((await readEntries(added.id)).map(({ action }) => action)).toEqual(['remove', 'update', 'create'])
  })
})
