import { describe, expect, it } from 'vitest'
import {
  type ArticleForm,
  checkArticle,
  checkImage,
  checkRelease,
  compareArticles,
  EMPTY_ARTICLE,
  explainOutdated,
  MAX_IMAGE_BYTES,
  replaceTag,
  trimArticle,
} from './index'

const GOOD: ArticleForm = {
  ...EMPTY_ARTICLE,
  channel: 'policy2',
  title: '标题',
  source: '来源',
  category: 'deposit',
  tags: ['电子投标'],
  region: '500000',
  issuedOn: '2026-11-01',
  effectiveOn: '2026-12-01',
  expiresOn: '2027-12-01',
  cover: '/assets/content/ab.webp',
  text: '正文',
}

const problemsOf = (changed: Partial<ArticleForm>) =>
  checkArticle({ ...GOOD, ...changed }).map(({ field }) => field)

describe('what an article must have', () => {
  it('CON-06 a complete article has no problem, a draft needs no text', () => {
    expect(checkArticle(GOOD)).toEqual([])
    expect(problemsOf({ text: '' })).toEqual([])
  })

  it('CON-06 channel, title and source are required', () => {
    expect(checkArticle(EMPTY_ARTICLE)).toEqual([
      { field: 'channel', message: '请选择栏目' },
      { field: 'title', message: '请填写标题' },
      { field: 'source', message: '请填写来源' },
    ])
  })

  it.each([
    ['channel', { channel: 'allquestionsList', category: '' }],
    ['channel', { channel: 'nothing', category: '' }],
    ['title', { title: '长'.repeat(201) }],
    ['remark', { remark: '长'.repeat(501) }],
    ['category', { category: 'term' }],
    ['tags', { tags: ['甲', '甲'] }],
    ['tags', { tags: ['甲/乙'] }],
    ['method', { method: 'dictated' }],
    ['region', { region: '999999' }],
    ['issuedOn', { issuedOn: '2026-02-30' }],
    ['effectiveOn', { effectiveOn: '昨天' }],
    ['expiresOn', { expiresOn: '2026-12-01' }],
    ['cover', { cover: 'https://example.com/a.png' }],
    ['cover', { cover: '//example.com/a.png' }],
    ['text', { text: 'x'.repeat(200_001) }],
  ] as const)('CON-06 a wrong %s is named: %j', (field, changed) => {
    expect(problemsOf(changed)).toEqual([field])
  })

  it('CON-06 to be released it needs a text', () => {
    expect(checkRelease(' \n')).toEqual({ field: 'text', message: '正文是空的' })
    expect(checkRelease('字')).toBeNull()
  })

  it('CON-06 is trimmed, its text is not', () => {
    const trimmed = trimArticle({ ...GOOD, title: ' 标题 ', tags: [' 甲 ', ' '], text: '    代码\n' })
    expect(trimmed).toMatchObject({ title: '标题', tags: ['甲'], text: '    代码\n' })
  })
})

describe('versions', () => {
  it('CON-05 names the fields that differ, in the order of the form', () => {
    const after = { ...GOOD, title: '新标题', tags: ['甲', '乙'], text: '新的正文' }
    expect(compareArticles(GOOD, after).map(({ label, before, after: is }) => [label, before, is])).toEqual([
      ['标题', '标题', '新标题'],
      ['标签', '电子投标', '甲、乙'],
      ['正文', '正文', '新的正文'],
    ])
    expect(compareArticles(GOOD, { ...GOOD, tags: [...GOOD.tags] })).toEqual([])
  })

  it('CON-05 says who saved what is newer', () => {
    expect(explainOutdated(2, 3, '林编辑')).toContain('林编辑 已保存了第 3 版，您改的是第 2 版')
    expect(explainOutdated(2, 3, null)).toMatch(/^已保存/)
  })
})

describe('tags', () => {
  it('CON-09 a renamed tag keeps its place, one that is there already stays once', () => {
    expect(replaceTag(['甲', '乙', '丙'], '乙', '丁')).toEqual(['甲', '丁', '丙'])
    expect(replaceTag(['甲', '乙', '丙'], '丙', '甲')).toEqual(['甲', '乙'])
    expect(replaceTag(['甲'], '乙', '丁')).toEqual(['甲'])
  })
})

describe('pictures', () => {
  const head = (...bytes: number[]) => Uint8Array.from([...bytes, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const PNG = head(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)

  it('CON-07 takes JPG, PNG, GIF and WebP by their first bytes, up to 5 MB', () => {
    expect(checkImage({ size: MAX_IMAGE_BYTES, head: PNG })).toBeNull()
    expect(checkImage({ size: MAX_IMAGE_BYTES + 1, head: PNG })).toBe('too-large')
    expect(checkImage({ size: 10, head: head(0xff, 0xd8, 0xff) })).toBeNull()
    expect(checkImage({ size: 10, head: head(0x42, 0x4d) })).toBe('wrong-type')
    expect(checkImage({ size: 10, head: head(0x3c, 0x73, 0x76, 0x67) })).toBe('wrong-type')
  })
})
