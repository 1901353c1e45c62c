import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AssistantCaller, assistantCaller } from '../../test-support/assistant'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature, extendEntitlement } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { assistantFeatureWith } from './assistant.feature'
import { embeddedAnswerer } from './embedded/embedded.answerer'

describeOnPostgres('the assistant over the portal’s own records', { size: 300, now: NOW }, (database) => {
  let gateway: TestGateway
  let plain: AssistantCaller
  let svip: AssistantCaller
  beforeAll(async () => {
    const assistant = assistantFeatureWith(() => embeddedAnswerer(database()))
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      assistant,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '300' })
    plain = assistantCaller(gateway, (await loginBySms(gateway, '12400000001')).access_token)
    const member = await loginBySms(gateway, '12400000002')
    await database().orm.transaction((tx) => extendEntitlement(tx, member.userId, 'svip', 365, NOW))
    svip = assistantCaller(gateway, member.access_token)
  })
  afterAll(() => gateway?.close())

  it('AI-01 says what it understood, the number of records, the first ones with links, and a link to all', async () => {
    const { answer, events, text } = await plain.chat('重庆近一年500万以上的市政招标')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    expect(events.map(({ event }) => event)).toEqual([
      ...Array(events.length - 1).fill('message'),
      'message_end',
    ])
    const list = '/zhaobiao/?region=500000&type=municipal&amount=500000000~&published=2025-11-20~'
    const search = await gateway.call<{ total: number; records: { id: string }[] }>(
      '/jian-butler-project-biz/zhaobiao/search',
      {
        filters: {
          region: ['500000'],
          type: ['municipal'],
          amount: ['500000000~'],
          published: ['2025-11-20~'],
        },
      },
    )
    expect(search.data.total).toBeGreaterThan(0)
    expect(text).toContain(`共找到 **${search.data.total} 条**招标`)
    expect(text).toContain(`(${list})`)
    for (const { id } of search.data.records.slice(0, 5)) expect(text).toContain(`(/zhaobiao/${id}.html)`)
  })

  it('ACC-02 what is masked for the asker stays masked, and closed columns are not searched', async () => {
    const question = '重庆的市政一级建造师'
    const [masked, open] = [await plain.chat(question), await svip.chat(question)]
    expect(masked.text).toMatch(/最大业绩 \d＊,＊/)
    expect(open.text).toMatch(/最大业绩 [\d,.]+/)
    expect(masked.text).not.toMatch(/最大业绩 \d{2}/)
    expect((await plain.chat('2亿以上的拟建项目')).text).toContain('“总投资”需要开通会员后使用')
    expect((await svip.chat('2亿以上的拟建项目')).text).toContain('共找到')
  })

  it('AI-07 competitors are who bid for the same contracts; a short name with its place is enough', async () => {
    // The limit is twenty questions a minute.
    gateway.clock.advance(60_000)
    const [won] = await database().sql<{ id: string; name: string; region: string }[]>`
      select c.id, c.name, c.region from record_company c join record_winning w on c.id = any(w.winner_ids)
      where cardinality(w.bidder_ids) > cardinality(w.winner_ids) order by c.id limit 1`
    const { text, events } = await plain.chat(`${won!.name}的竞争对手有哪些`)
    expect(text).toMatch(/\*\*竞争对手\*\*：\[\d+ 家\]\(\/companyAnalyze\/\?cid=/)
    const rivals = [...text.matchAll(/- \[[^\]]+\]\(\/qiye\/([^/]+)\/\)：同场投标 \d+ 次/g)].map(
      ([, id]) => id,
    )
    expect(rivals.length).toBeGreaterThan(0)
    for (const id of rivals) {
      const [met] = await database().sql`select 1 from record_winning
        where ${won!.id} = any(winner_ids || bidder_ids) and ${id!} = any(bidder_ids) limit 1`
      expect(met, id).toBeDefined()
    }
    // Each named company counts as one read record (REA-01).
    const cited = events.flatMap(({ records }) => records ?? []).map(({ moduleId }) => moduleId)
    expect(cited).toEqual(expect.arrayContaining([won!.id, ...rivals]))
    expect((await plain.chat('竞争对手有哪些')).text).toContain('您问的是哪一家企业')
    expect((await plain.chat('渝北查无此名的竞争对手有哪些')).text).toContain('您问的是哪一家企业')
  })

  it('AI-07 of ownership it says what the register says, and what it cannot tell', async () => {
    const [company] = await database().sql<{ name: string; type: string | null }[]>`
      select name, company_type as type from record_company where company_type not like '%国有%' order by id limit 1`
    const { text } = await plain.chat(`${company!.name}是国企吗`)
    expect(text).toContain(`登记的企业类型是“${company!.type}”`)
    expect(text).toContain('本站没有股东信息，不能判断它是否国有或上市')
    expect((await plain.chat('重庆的国有企业有哪些')).text).toContain('企业不能按是否国有、是否上市查')
  })

  it('AI-11 CRD-05 who was penalised: each with a penalty, the newest first, and why', async () => {
    gateway.clock.advance(60_000)
    const { text, events } = await plain.chat('最近三年被处罚的企业有哪些，列出十家')
    const cited = events.flatMap(({ records }) => records ?? []).map(({ moduleId }) => moduleId)
    expect(cited).toHaveLength(10)
    const rows = await database().sql<{ id: string; count: number; day: string; item: string }[]>`
      select c.id, c.sanction_count as count, c.sanction_on::text as day, (select e->>'item'
        from jsonb_array_elements(c.entries) e where e->>'entryType' = 'sanction'
        order by e->>'decidedOn' desc limit 1) as item
      from record_credit c where c.id = any(${cited})`
    const of = new Map(rows.map((row) => [row.id, row]))
    for (const id of cited) expect(of.get(id)?.count).toBeGreaterThan(0)
    const days = cited.map((id) => of.get(id)?.day ?? '')
    expect(days).toEqual([...days].sort().reverse())
    for (const { day, item } of rows) expect(text).toContain(`${day} ${item}`)
    // Only members see the grounds of a decision.
    expect(text).not.toContain('违反《')
    expect((await svip.chat('最近三年被处罚的企业有哪些，列出十家')).text).toContain('违反《')
  })

  it('AI-11 CRD-05 有没有处罚 says 有, 没有, or that nobody looked; a count that was never told is not 没有', async () => {
    const pick = async (condition: string) => {
      const [row] = await database().sql.raw<{ id: string; name: string }[]>(
        `select id, name from record_credit where ${condition} order by id limit 1`,
      )
      return row as { id: string; name: string }
    }
    const some = await pick('sanction_count > 0')
    const none = await pick('sanction_count = 0 and checked_at is not null')
    const unknown = await pick('sanction_count is null')
    expect((await plain.chat(`${some.name}有没有行政处罚`)).text).toContain('**有**行政处罚记录')
    expect((await plain.chat(`${none.name}有没有行政处罚`)).text).toMatch(
      /\*\*没有\*\*行政处罚记录（[\d-]+ 核验）/,
    )
    expect((await plain.chat(`${unknown.name}有没有行政处罚`)).text).toContain('不能说有没有')
    const [counted] = await database().sql<{ n: number }[]>`
      select count(*)::int as n from record_credit where sanction_count = 0`
    expect((await plain.chat('没有处罚的企业有哪些')).text).toContain(`共找到 **${counted?.n} 条**信用`)
  })

  it('AI-12 a question about the site is answered by the help, with the place there; full text finds agreements too', async () => {
    gateway.clock.advance(60_000)
    const { text } = await plain.chat('最多能有几个订阅')
    expect(text).toContain('未开通会员最多 3 个订阅')
    expect(text).toContain('(/help.html#subscription)')
    const agreed = (await plain.chat('未成年人有什么规定')).text
    expect(agreed).toMatch(/\[[^\]]*未成年人[^\]]*\]\(\/[a-zA-Z]+\.html\)（《/)
  })

  it('AI-02 AI-04 lists conversations, the latest first', async () => {
    gateway.clock.advance(1000)
    const { last } = await plain.chat('贵州的企业有哪些，请列出来')
    const page = await plain.get<string>('/conversations?limit=2')
    const list = JSON.parse(page.data) as { has_more: boolean; data: { id: string; name: string }[] }
    expect(list).toMatchObject({ limit: 2, has_more: true, answered_by: 'rules' })
    expect(list.data[0]?.id).toBe(last?.conversation_id)
    expect(list.data[0]?.name).toBe('贵州的企业有哪些，请')
    const next = await plain.get<string>(`/conversations?limit=100&last_id=${list.data.at(-1)?.id}`)
    const ids = (JSON.parse(next.data) as { data: { id: string }[] }).data.map(({ id }) => id)
    expect(ids).not.toContain(list.data[0]?.id)
  })

  it('AI-01 a question as the document writes it is answered; unknown names in it are refused', async () => {
    const written = {
      ...{ query: '重庆的施工企业', conversation_id: '', auto_generate_name: true, files: [] },
      ...{ inputs: {}, response_mode: 'streaming', user: 'user-1' },
    }
    const answer = await plain.inject('POST', '/chat-stream', written)
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('message_end')
    const file = { transfer_method: 'local_file', type: 'image', upload_file_id: 'made-up' }
    const missing = await plain.inject('POST', '/chat-stream', { ...written, files: [file] })
    expect(missing.json().statusCode).toBe('30003')
    for (const [more, field] of [
      [{ response_mode: 'batch' }, 'response_mode'],
      [{ files: [{ ...file, unheardOf: 1 }] }, 'files.0.unheardOf'],
      [{ inputs: { a: { b: 1 } } }, 'inputs.a'],
    ] as const) {
      const refused = await plain.inject('POST', '/chat-stream', { ...written, ...more })
      expect([refused.statusCode, refused.json().data.fields[0].field]).toEqual([400, field])
    }
  })
})
