import { VISITOR } from '@zhushutong/domain/access'
import { dayOf } from '@zhushutong/domain/formatting'
import { company, findKind, person, type RecordKind } from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { memoryFiles } from '../../test-support/files'
import { seedDatabase } from '../demo-data'
import { seedContent } from '../demo-data/content/seed-content'
import { recordCount } from '../records'
import { searchWords } from '../records/counted-searches/search-words.table'
import { findNotice } from './articles.store'
import { addBannerClick, readBanners, readFriendLinks, readHotWords, readNoticePage } from './content.store'
import { banners, friendLinks } from './content.table'
import { countNewRecords, readCollecting, readHotCompanies } from './statistics.store'
import { countByOption, countByProvince } from './token-counts'
import { hasHits } from './word-hits'
import { insertNotices } from './write-articles'

const NOW = Date.UTC(2026, 10, 20, 4)
const page = { pageNum: 1, pageSize: 6 }

describeOnPostgres('content', (database) => {
  it('gives the six latest articles of a type, newest first, and none from the future', async () => {
    await seedContent(memoryFiles(database()), NOW)
    await seedContent(memoryFiles(database()), NOW)
    const news = await readNoticePage(database().orm, 'new', NOW, page)
    expect(news.records).toHaveLength(6)
    expect(news.total).toBeGreaterThan(10)
    expect(news.pages).toBeGreaterThan(1)
    const times = news.records.map((r) => r.releaseTime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect((await readNoticePage(database().orm, 'new', NOW - 400 * 86_400_000, page)).records).toEqual([])
  })

  it('sanitises an article when it is written, and again when it is read', async () => {
    const { orm, sql } = database()
    const attack = '<p>正文</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    const added = { type: 'new', title: '攻击', body: attack, releasedAt: NOW }
    await insertNotices(orm, [{ id: 'n-written', ...added }])
    const [stored] = await sql`select body from notices where id = 'n-written'`
    expect(stored?.body).toBe('<p>正文</p><img>')
    await sql`insert into notices (id, type, title, body, released_at)
      select 'n-by-hand', type, title, ${attack}, released_at from notices where id = 'n-written'`
    expect(await findNotice(orm, 'n-by-hand', NOW)).toMatchObject({ textBody: '<p>正文</p><img>' })
    await sql`delete from notices where id in ('n-written', 'n-by-hand')`
  })

  it('SHL-09 gives the links for all places, and those of the given place', async () => {
    expect(await readFriendLinks(database().orm, 'qiye', { pageNum: 1, pageSize: 50 })).toHaveLength(6)
    await database().orm.insert(friendLinks).values({
      id: 'f-own',
      name: '城建',
      url: 'https://a.test/',
      columns: 'renyuan，500000',
      location: 'up',
    })
    const readLinks = async (columns: string) =>
      (await readFriendLinks(database().orm, columns, { pageNum: 1, pageSize: 50 }))
        .filter((link) => link.columns !== 'all')
        .map(({ name }) => name)
    expect(await readLinks('home,320100')).toEqual(['江苏省住房和城乡建设厅'])
    expect(await readLinks('500000')).toEqual(expect.arrayContaining(['城建', '重庆市住房和城乡建设委员会']))
    expect(await readLinks(' renyuan ,')).toEqual(['城建'])
    for (const columns of ['', ',', '32010', '城建']) expect(await readLinks(columns)).toEqual([])
  })

  it('SHL-14 the demo banners are drawn once: one that was taken away stays away', async () => {
    const shown = async () => (await readBanners(database().orm, NOW, { pageNum: 1, pageSize: 10 }))[0]
    expect(JSON.parse((await shown())?.url ?? '[]')).toHaveLength(2)
    await database().orm.delete(banners).where(eq(banners.id, 'demo-mall'))
    await seedContent(memoryFiles(database()), NOW)
    expect(JSON.parse((await shown())?.url ?? '[]')).toHaveLength(1)
  })

  it('SHL-10 records a click on banners that exist and ignores others', async () => {
    const ids = ['demo-svip', 'nope']
    await addBannerClick(database().orm, { ids, link: '/x', userId: null }, NOW)
    const [row] = await database().sql`select count(*)::int as n, max(banner_id) as id from banner_clicks`
    expect(row).toMatchObject({ n: 1, id: 'demo-svip' })
  })

  it('shows the most frequent searches first', async () => {
    await database()
      .orm.insert(searchWords)
      .values({ word: '桥梁', kind: 'company', day: dayOf(NOW), count: 12 })
    const [first] = await readHotWords(database().orm, NOW, async () => true)
    expect(first).toEqual({ word: '桥梁', kind: 'company' })
  })

  it('counts of qualifications, provinces and people match the tables', async () => {
    const { orm, sql } = database()
    await seedDatabase(database(), { size: 150, now: NOW })
    const [held] = await countByOption(orm, company, 'qualification')
    const [most] = await sql`select left(tag, 4) as key, count(distinct id)::int as count
      from record_company, unnest(qualification_codes) as tag group by 1 order by 2 desc, 1 limit 1`
    expect(held).toMatchObject({ count: most?.count })
    const provinces = await countByProvince(orm, company)
    expect(provinces.reduce((sum, { count }) => sum + count, 0)).toBe(150)
    const people = await countByOption(orm, person, 'type')
    const rows = await sql`select person_type as key, count(*)::int as count from record_person group by 1`
    expect(Object.fromEntries(people.map((p) => [p.key, p.count]))).toEqual(
      Object.fromEntries(rows.map((r) => [r.key, r.count])),
    )
    const fresh = await countNewRecords(orm, NOW)
    const [trace] = await sql`select count(*)::int as n from record_qualification_trace
      where (collected_at at time zone 'Asia/Shanghai')::date >= ${dayOf(NOW - 86_400_000)}`
    expect(fresh.find((r) => r.kind === 'qualificationTrace')?.refreshCount).toBe(trace?.n)
    for (const { kind, todayCount, total } of await readCollecting(orm, NOW)) {
      expect(todayCount, kind).toBeGreaterThan(0)
      expect(todayCount, kind).toBeLessThanOrEqual(total)
    }
  })

  it('SHL-03 nine hot words, each with hits in its kind; words without hits are replaced by the next', async () => {
    const { orm } = database()
    const add = (word: string, kind: string, count: number) =>
      orm.insert(searchWords).values({ word, kind, day: dayOf(NOW), count })
    const winning = ['工程', '项目', '建设', '公司', '有限', '施工', '中心', '小学', '道路', '改造']
    for (const [i, word] of winning.entries()) await add(word, i < 5 ? 'company' : 'tender', 20 - i)
    await add('龘靐齉', 'tender', 40)
    await add('工程', 'planned', 41)
    await add('工程', 'nothing', 42)
    const hot = await readHotWords(orm, NOW, hasHits(database(), NOW))
    expect(hot).toHaveLength(9)
    const count = recordCount(database())
    const asker = { viewer: { ...VISITOR, loggedIn: true }, now: NOW }
    for (const { word, kind } of hot) {
      const counted = await count(findKind(kind) as RecordKind, { keyword: word, filters: {} }, asker, 10)
      expect(counted, `${word} in ${kind}`).toBeGreaterThan(0)
    }
    expect(hot.map(({ word }) => word)).not.toContain('龘靐齉')
  })

  it('SHL-03 a hot company shows its latest result: project, amount, day', async () => {
    const { orm, sql } = database()
    const hot = await readHotCompanies(orm)
    expect(hot).toHaveLength(9)
    for (const { cid, winning } of hot) {
      const [latest] = await sql`
        select project_name as name, winning_amount::text as amount, awarded_on::text as day from record_winning
        where ${cid} = any(winner_ids) order by awarded_on desc, id limit 1`
      expect(winning).toBe(`${latest?.name.replaceAll(';', '；')};${latest?.amount ?? ''};${latest?.day}`)
    }
  })
})
