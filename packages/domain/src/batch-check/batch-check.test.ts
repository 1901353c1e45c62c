import { expect, it } from 'vitest'
import { countBeyond, MAX_BATCH, matchTyped, parseTypedCompanies, readQueries } from './index'
import { MAX_BATCH_TEXT } from './typed-companies'

it('BAT-01 reads names and codes by line, of tables the first column with text, each once', () => {
  const pasted =
    '\ufeff序号\t企业名称\n1\t渝州某建设有限公司\t重庆\r\n2、\t巴南某路桥有限公司\n\n渝州某建设有限公司\n'
  expect(parseTypedCompanies(pasted)).toEqual({
    texts: ['渝州某建设有限公司', '巴南某路桥有限公司'],
    repeated: 1,
    dropped: 0,
  })
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `第${at}建设`).join('\n')
  expect(parseTypedCompanies(lines(MAX_BATCH)).dropped).toBe(0)
  expect(parseTypedCompanies(lines(MAX_BATCH + 2))).toMatchObject({ dropped: 2 })
  expect(parseTypedCompanies('名'.repeat(MAX_BATCH_TEXT)).texts).toHaveLength(1)
  expect(parseTypedCompanies('名'.repeat(MAX_BATCH_TEXT + 1))).toMatchObject({ texts: [], dropped: 1 })
})

it('BAT-02 a text is matched, has several companies, none, or is a code with a mistake', () => {
  const queries = readQueries(['渝州某建设有限公司', '91500000MA5U0000XX'])
  const query = queries.get('渝州某建设有限公司') ?? null
  expect(query).toMatchObject({ by: 'name' })
  expect(queries.get('91500000MA5U0000XX')).toBeNull()
  const companies = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: `c-${at}`, name: '甲', creditCode: null, region: null },
  }))
  const byId = new Map(companies.map((each) => [each.id, each]))
  const named = (count: number) =>
    companies.slice(0, count).map(({ id }) => ({ id, evidence: 'name' as const }))
  expect(matchTyped(null, [], byId).outcome).toBe('invalid')
  expect(matchTyped(query, [], byId).outcome).toBe('none')
  expect(matchTyped(query, named(1), byId)).toMatchObject({
    ...{ outcome: 'matched', companies: [{ isFormer: false }] },
  })
  expect(matchTyped(query, named(12), byId)).toMatchObject({ outcome: 'several', companies: { length: 10 } })
  expect(
    matchTyped(query, [{ id: 'c-3', evidence: 'former-name' }, ...named(1)], byId).companies,
  ).toMatchObject([
    { id: 'c-0', isFormer: false },
    { id: 'c-3', isFormer: true },
  ])
})

it('BAT-03 only companies not read today count', () => {
  expect(countBeyond({ budget: 100, read: 60, fresh: 40 })).toBe(0)
  expect(countBeyond({ budget: 100, read: 60, fresh: 41 })).toBe(1)
})
