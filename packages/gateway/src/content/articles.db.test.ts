import { CONTENT_GROUPS, EMPTY_ARTICLE } from '@zhushutong/domain/content'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { memoryFiles } from '../../test-support/files'
import { seedContent } from '../demo-data/content/seed-content'
import { countByChannel, findArticles, findNeighbours, findNotice, findRelated } from './articles.store'
import { addViews, insertNotices, saveArticle } from './write-articles'

const NOW = Date.UTC(2026, 10, 20, 4)
const page = { pageNum: 1, pageSize: 10 }

describeOnPostgres('articles', (database) => {
  beforeAll(() => seedContent(memoryFiles(database()), NOW))

  it('narrows by category with its parts, tag, region and words of the text', async () => {
    const { orm } = database()
    const whole = await findArticles(orm, { channel: 'new', category: 'bidding' }, NOW, page)
    expect(whole.records.map(({ category }) => category)).toContain('deposit')
    const tagged = await findArticles(orm, { tag: '注册建造师' }, NOW, { ...page, pageSize: 50 })
    expect(new Set(tagged.records.map(({ channel }) => channel)).size).toBeGreaterThan(2)
    const local = await findArticles(
      orm,
      { channel: 'policy3', region: '500000', onlyRegion: true },
      NOW,
      page,
    )
    expect(new Set(local.records.map(({ region }) => region))).toEqual(new Set(['500000']))
    const hub = await findArticles(orm, { channel: 'urbanhubpolicy', region: '500000' }, NOW, page)
    expect(hub.records.every(({ region }) => region === null || region === '500000')).toBe(true)
    const articles = await findArticles(orm, { keyword: '数字证书 开标' }, NOW, page)
    expect(articles.total).toBe(0)
    const exact = await findArticles(orm, { keyword: '机器特征码' }, NOW, page)
    expect(exact.records.map(({ title }) => title)).toContainEqual(expect.stringContaining('串通投标'))
    expect((await findArticles(orm, { keyword: '塔' }, NOW, page)).total).toBeGreaterThan(0)
    expect((await findArticles(orm, { channel: 'nothing' }, NOW, page)).total).toBe(0)
  })

  it('CON-10 a keyword finds articles of each group, those with it in the title first', async () => {
    const { orm } = database()
    const keyword = '保证金'
    const articles = await findArticles(orm, { keyword, sort: 'best' }, NOW, { ...page, pageSize: 100 })
    const inTitle = articles.records.map(({ title }) => title.includes(keyword))
    expect(inTitle[0]).toBe(true)
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false))
    const counted = await countByChannel(orm, keyword, NOW)
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(articles.total)
    const totals = await Promise.all(
      CONTENT_GROUPS.map(
        async ({ key }) => (await findArticles(orm, { keyword, group: key }, NOW, page)).total,
      ),
    )
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(articles.total)
    expect(totals.every((total) => total > 0)).toBe(true)
  })

  it('an article knows its neighbours in the order of its list, and what is related', async () => {
    const { orm } = database()
    const [first, second, third] = (await findArticles(orm, { channel: 'policy2' }, NOW, page)).records
    const article = await findNotice(orm, second!.id, NOW)
    const beside = await findNeighbours(orm, article!, NOW)
    expect([beside.previous?.id, beside.next?.id]).toEqual([first!.id, third!.id])
    const related = await findRelated(orm, second!.id, NOW, 6)
    expect(related).toHaveLength(6)
    expect(related!.map(({ id }) => id)).not.toContain(second!.id)
    expect(await findRelated(orm, 'nothing', NOW, 6)).toBeNull()
  })

  it('CON-13 policies come by their day of issue, are narrowed by it, and by effect where asked', async () => {
    const { orm } = database()
    const all = { ...page, pageSize: 100 }
    const newest = (await findArticles(orm, { channel: 'policy2' }, NOW, all)).records
    const issued = newest.map(({ issuedOn }) => issuedOn!)
    expect(issued).toEqual([...issued].sort().reverse())
    expect(newest.at(-1)?.title).toBe('中华人民共和国建筑法')
    const byEffect = await findArticles(orm, { channel: 'policy2', sort: 'effective' }, NOW, all)
    const effective = byEffect.records.map(({ effectiveOn }) => effectiveOn!)
    expect(effective).toEqual([...effective].sort().reverse())
    // All policies were collected within the last weeks, but the newest was issued in 2025.
    const inQuarter = (days: number) => findArticles(orm, { channel: 'policy2', days }, NOW, page)
    expect((await inQuarter(90)).total).toBe(0)
    expect((await inQuarter(2 * 365)).records.map(({ documentNumber }) => documentNumber)).toEqual([
      '国务院令第802号',
    ])
  })

  it('CON-02 a superseded standard says so by the clock, and each leads to the other', async () => {
    const { orm } = database()
    const { records } = await findArticles(orm, { channel: 'policy4' }, NOW, { ...page, pageSize: 100 })
    const numbered = (number: string) => records.find(({ documentNumber }) => documentNumber === number)!
    const [old, present] = [numbered('GB 50500-2013'), numbered('GB/T 50500-2024')]
    expect([old.state, present.state]).toEqual(['已被替代', '现行有效'])
    expect((await findNotice(orm, old.id, NOW))?.successor).toMatchObject({ id: present.id })
    expect((await findNotice(orm, present.id, NOW))?.predecessors).toMatchObject([{ id: old.id }])
  })

  it('CON-15 in the hub what is of the province comes before what is of the whole country', async () => {
    const { orm } = database()
    const hub = { channel: 'urbanhubpolicy', region: '500000' }
    const { records } = await findArticles(orm, hub, NOW, { ...page, pageSize: 100 })
    const isLocal = records.map(({ region }) => region === '500000')
    expect(isLocal.filter(Boolean).length).toBeGreaterThan(1)
    expect(isLocal.lastIndexOf(true)).toBeLessThan(isLocal.indexOf(false))
  })

  it('what is written again replaces the text and keeps the views; what is seeded again stays', async () => {
    const { orm } = database()
    const article = { id: 'a-1', type: 'new', title: '甲', body: '<p>一</p>', releasedAt: NOW }
    await insertNotices(orm, [article])
    await addViews(orm, new Map([['a-1', 3]]))
    await insertNotices(orm, [{ ...article, title: '乙' }])
    expect((await findNotice(orm, 'a-1', NOW))?.title).toBe('甲')
    const form = { ...EMPTY_ARTICLE, channel: 'new', title: '丙', source: '甲报', format: 'html' } as const
    const text = '<p>二</p><script>x</script>'
    const save = { by: '导入', now: NOW }
    await orm.transaction((tx) =>
      saveArticle(tx, { id: 'a-1', form: { ...form, text }, releasedAt: NOW }, save),
    )
    expect(await findNotice(orm, 'a-1', NOW)).toMatchObject({ title: '丙', textBody: '<p>二</p>', views: 3 })
    expect(await findNotice(orm, 'a-1', NOW - 1)).toBeUndefined()
  })
})
