import { EMPTY_ARTICLE } from '@zhushutong/domain/content'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract, type Endpoint } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { accountFeature } from '../../account'
import { demoAccountsFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { articlesFeature } from '../articles.feature'
import { contentFeature } from '../content.feature'
import { changeState, createDraft } from './editing.store'

const HIDDEN = ['draft', 'scheduled', 'withdrawn'] as const
/** The text in every field of a hidden article, and nowhere else. */
const SECRET = '龘靐'
/** The text in every field of the published article. */
const PUBLIC = '麤灥'

const formOf = (word: string) => ({
  ...EMPTY_ARTICLE,
  channel: 'questionsNew',
  category: 'safety',
  title: `${word}标题`,
  remark: `${word}摘要`,
  tags: [`${word}标签`],
  source: `${word}来源`,
  author: `${word}作者`,
  text: `${word}正文`,
})

describeOnPostgres('articles that readers may not see', (database) => {
  let gateway: TestGateway
  let token: string

  beforeAll(async () => {
    const features = [demoAccountsFeature, contentFeature, articlesFeature, accountFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { SEED_SIZE: '0' })
    token = (await loginBySms(gateway, '12200690001')).access_token
    const by = { by: '林编辑', now: NOW }
    for (const id of [...HIDDEN, 'published'])
      await database().orm.transaction(async (tx) => {
        await createDraft(tx, { id, form: formOf(id === 'published' ? PUBLIC : SECRET) }, by)
        const edited = { id, version: 1 }
        if (id === 'scheduled')
          await changeState(tx, edited, { type: 'schedule', now: NOW, at: NOW + HOUR_MS })
        if (id === 'published' || id === 'withdrawn')
          await changeState(tx, edited, { type: 'publish', now: NOW })
      })
    // Read while the article is published.
    await gateway.call(contract.policies.addHistory.path, { id: 'withdrawn' }, { token })
    await gateway.call(contract.policies.addHistory.path, { id: 'published' }, { token })
    await database().orm.transaction((tx) =>
      changeState(tx, { id: 'withdrawn', version: 1 }, { type: 'withdraw', now: NOW }),
    )
  })
  afterAll(() => gateway?.close())

  const calls: readonly (readonly [string, Endpoint])[] = [
    contract.articles,
    contract.policies,
    contract.questions,
    contract.standards,
    contract.content,
  ].flatMap((group) =>
    // removeHistory would delete the entries of `history`.
    Object.entries<Endpoint>(group).filter(
      ([name]) => !['bannerClick', 'hotSearches', 'removeHistory'].includes(name),
    ),
  )

  /** Requests that a call may accept; it refuses all others. */
  const requestsFor = (word: string, ids: readonly string[]) => [
    {},
    { keyword: word },
    { tag: `${word}标签` },
    { channel: 'questionsNew' },
    { NoticeType: 'questionsNew' },
    { NoticeType: 'questionsNew', category: 'safety' },
    { type: 'question' },
    ...ids.map((id) => ({ id })),
  ]

  const answersTo = async (endpoint: Endpoint, requests: readonly object[]) => {
    const answers = []
    for (const request of requests) answers.push(await gateway.call(endpoint.path, request, { token }))
    return answers
  }

  it.each(calls)(
    'CON-04 %s tells nothing of a draft, a scheduled or a withdrawn article',
    async (_, endpoint) => {
      // Articles are also requested by their ids.
      for (const answer of await answersTo(endpoint, requestsFor(SECRET, HIDDEN))) {
        expect(JSON.stringify(answer.data ?? null)).not.toContain(SECRET)
        expect(answer.http).not.toBe(500)
      }
    },
  )

  it('CON-04 nothing can be done with one either: every call by its id answers 404', async () => {
    for (const [, endpoint] of calls.filter(([, { errors }]) => errors?.includes('30003')))
      for (const id of HIDDEN) {
        const { http } = await gateway.call(endpoint.path, { id }, { token })
        expect([endpoint.path, id, http]).toEqual([endpoint.path, id, 404])
      }
  })

  it('CON-04 the same calls tell of a published one, so that the tests above can fail', async () => {
    const telling = []
    for (const [name, endpoint] of calls) {
      const answers = await answersTo(endpoint, requestsFor(PUBLIC, ['published']))
      if (answers.some(({ data }) => JSON.stringify(data ?? null).includes(PUBLIC))) telling.push(name)
    }
    expect(telling).toEqual(
      expect.arrayContaining(['hot', 'hotWords', 'labels', 'list', 'history', 'problem']),
    )
    expect(telling).toEqual(
      expect.arrayContaining(['hubPage', 'keys', 'index', 'notice', 'detail', 'news', 'suggestion']),
    )
    const { data } = await gateway.call<Array<{ channel: string; count: number }>>(
      contract.policies.centerCounts.path,
    )
    expect(data.filter(({ count }) => count > 0).map(({ channel, count }) => [channel, count])).toEqual([
      ['questionsNew', 1],
    ])
  })
})
