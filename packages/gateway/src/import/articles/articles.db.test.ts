import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../../test-support/databases'
import { answers, contentImages, notices } from '../../content/content.table'
import { type Config, readConfig } from '../../platform/config'
import { openForImport } from '../open-database'
import { importArticles } from './import-articles'

const NOW = Date.UTC(2026, 10, 20, 4)
const folder = mkdtempSync(join(tmpdir(), 'articles-'))
let server: TestDatabase
let config: Config
beforeAll(async () => {
  server = await openMigratedDatabase('PostgreSQL')
  const read = readConfig({ PORTAL_DATA_DIR: join(folder, 'data'), DATABASE_URL: server.url })
  if (!read.ok) throw new Error('configuration')
  config = read.config
})
afterAll(() => server.close())

const GOOD = `---
channel: policy2
title: 测试文件
source: 公开文件
category: bidding
tags: [招标投标, 投标文件]
documentNumber: 第1号
effectiveOn: 2026-12-01
released: 2026-11-19
---
## 要点

正文**一**，<script>alert(1)</script>见 [附件](https://example.com/a)。

| 项 | 值 |
| --- | --- |
| 比例 | 2% |
`

beforeAll(() => {
  mkdirSync(join(folder, 'in/sub'), { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(folder, 'in', name), text)
  put('good.md', GOOD)
  put('sub/page.html', '---\nchannel: new\ntitle: 网页\nsource: 甲报\n---\n<p onclick="x()">正文</p>')
  put('no-front.md', '没有说明')
  put('bad-channel.md', '---\nchannel: nothing\ntitle: 甲\nsource: 乙\n---\n正文')
  put('bad-day.md', '---\nchannel: new\ntitle: 甲\nsource: 乙\nissuedOn: 昨天\n---\n正文')
  put('empty.md', '---\nchannel: new\ntitle: 甲\nsource: 乙\n---\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (path: string, dryRun = false) => {
  const lines: string[] = []
  const counts = await importArticles(
    { path: join(folder, path), dryRun },
    config,
    (line) => lines.push(line),
    () => NOW,
  )
  return { counts, lines }
}

const stored = async () => {
  const database = await openForImport(config, false)
  try {
    return await database.orm
      .select({
        id: notices.id,
        title: notices.title,
        body: notices.body,
        category: notices.category,
        version: notices.version,
      })
      .from(notices)
      .orderBy(notices.title)
  } finally {
    await database.close()
  }
}

it('takes the pages of a folder, says of each other one why not, and can be run again', async () => {
  const { counts, lines } = await run('in')
  expect(counts).toEqual({ saved: 2, rejected: 4 })
  expect(lines.slice(0, 4).map((line) => line.slice(0, 40))).toEqual([
    expect.stringContaining('拒绝 bad-channel.md：channel 没有“nothing”'),
    expect.stringContaining('拒绝 bad-day.md：issuedOn 应为 YYYY-MM-DD'),
    expect.stringContaining('拒绝 empty.md：text 正文是空的'),
    expect.stringContaining('拒绝 no-front.md：开头没有 --- 之间的说明'),
  ])
  const first = await stored()
  expect(first.map(({ title, category }) => [title, category])).toEqual([
    ['测试文件', 'bidding'],
    ['网页', null],
  ])
  expect(first[0]?.body).toContain('<strong>一</strong>')
  expect(first[0]?.body).toContain('<table>')
  expect(first.map(({ body }) => body).join('')).not.toMatch(/script|onclick/)
  writeFileSync(join(folder, 'in/good.md'), GOOD.replace('测试文件', '测试文件（新）'))
  await run('in')
  await run('in')
  const second = await stored()
  expect(second.map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort())
  // Two more runs; one of them found a change.
  expect(second.map(({ title, version }) => [title, version])).toEqual([
    ['测试文件（新）', 2],
    ['网页', 1],
  ])
})

it('takes NDJSON, and a dry run writes nothing', async () => {
  const row = { id: 'n-1', channel: 'new', title: '行', source: '丙', markdown: '**正文**' }
  writeFileSync(join(folder, 'in.ndjson'), `${JSON.stringify(row)}\n{"channel":"new"}\n不是 JSON\n`)
  const before = await stored()
  expect((await run('in.ndjson', true)).counts).toEqual({ saved: 1, rejected: 2 })
  expect(await stored()).toEqual(before)
  const { lines } = await run('in.ndjson')
  expect(lines[0]).toBe('拒绝 第 2 行：没有正文：需要 body（HTML）或 markdown')
  expect((await stored()).map(({ id }) => id)).toContain('n-1')
})

it('CON-12 takes a question with its answer, and saves the answer again only if it changed', async () => {
  mkdirSync(join(folder, 'questions'))
  const put = (name: string, channel: string, answer: string, text: string) =>
    writeFileSync(
      join(folder, 'questions', name),
      `---\nchannel: ${channel}\nid: ${name.slice(0, -3)}\ntitle: 能不能\nsource: 戊\nanswer: ${answer}\n---\n${text}`,
    )
  const BY = '{ author: 周顾问, basis: 第三条 }'
  put('q-article.md', 'new', BY, '可以。')
  put('q-nobody.md', 'questionsNew', '{ basis: 第三条 }', '可以。')
  put('q-words.md', 'questionsNew', '可以', '可以。')
  put('q-good.md', 'questionsNew', BY, '**可以**。<script>alert(1)</script>')
  const read = async () => {
    const database = await openForImport(config, false)
    try {
      return await database.orm
        .select({
          question: notices.body,
          author: answers.author,
          basis: answers.basis,
          accepted: answers.accepted,
          body: answers.body,
          version: answers.version,
        })
        .from(answers)
        .innerJoin(notices, eq(notices.id, answers.noticeId))
    } finally {
      await database.close()
    }
  }
  const { lines } = await run('questions')
  expect(lines).toEqual([
    '拒绝 q-article.md：answer 只用于问答栏目',
    '拒绝 q-nobody.md：answer 请填写回答者',
    '拒绝 q-words.md：answer 应为 author、authorTitle 与 basis',
    '已收下 1 篇，拒绝 3 篇',
  ])
  const stored = { question: '', author: '周顾问', basis: '第三条', accepted: true, version: 1 }
  const body = '<p><strong>可以</strong>。</p>\n'
  expect(await read()).toEqual([{ ...stored, body }])
  await run('questions')
  expect(await read()).toEqual([{ ...stored, body }])
  put('q-good.md', 'questionsNew', BY, '不可以。')
  await run('questions')
  expect(await read()).toEqual([{ ...stored, body: '<p>不可以。</p>\n', version: 2 }])
})

it('CON-07 takes the pictures of a folder along, and says which one it cannot take', async () => {
  const page = (title: string, text: string, cover = '') =>
    `---\nchannel: new\ntitle: ${title}\nsource: 丁\nid: ${title}\n${cover && `cover: ${cover}\n`}---\n${text}`
  mkdirSync(join(folder, 'pictures/img'), { recursive: true })
  const put = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, 'pictures', name), content)
  const png = sharp({ create: { width: 9, height: 6, channels: 3, background: '#fff' } }).png()
  put('img/a.png', await png.toBuffer())
  put('img/b.png', 'no picture')
  writeFileSync(join(folder, 'outside.png'), await png.toBuffer())
  put(
    'p-good.md',
    page(
      'p-good',
      '正文 ![图](img/a.png "题") <img src="img/a.png"> ![外](https://example.com/x.png)',
      'img/a.png',
    ),
  )
  put('p-broken.md', page('p-broken', '![图](img/b.png)'))
  put('p-missing.md', page('p-missing', '正文', 'img/c.png'))
  put('p-outside.md', page('p-outside', '![图](../outside.png)'))
  const { lines } = await run('pictures')
  expect(lines).toEqual([
    '拒绝 p-broken.md：图片 img/b.png：请选择 JPG、PNG、GIF 或 WebP 图片',
    '拒绝 p-missing.md：图片 img/c.png：找不到',
    '拒绝 p-outside.md：图片 ../outside.png：不在导入的文件夹里',
    '已收下 1 篇，拒绝 3 篇',
  ])
  const database = await openForImport(config, false)
  try {
    const [article] = await database.orm.select().from(notices).where(eq(notices.id, 'p-good'))
    const images = await database.orm.select({ name: contentImages.name }).from(contentImages)
    expect(images).toHaveLength(1)
    const path = `/assets/content/${images[0]!.name}`
    expect(article?.cover).toBe(path)
    expect(article?.body.split(`src="${path}"`)).toHaveLength(3)
    expect(article?.body).not.toContain('example.com')
  } finally {
    await database.close()
  }
})
