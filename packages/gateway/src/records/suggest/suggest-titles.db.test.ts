import { company, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loadRows } from '../../platform/db/bulk-load'
import { searchEngine } from '../engine'
import { rowOf } from '../schema/record-row'
import type { SuggestedTitle } from '../search/engine.ports'

const NOW = 1_795_000_000_000
const NAMES = [
  '重庆建设岫砚工程有限公司',
  '重庆市渝北区岫砚市政工程有限公司',
  '成都巧匠设计有限公司',
  '厦门沄珣装饰工程有限公司',
  '长沙ABC重工有限公司',
  '绿野（集团）股份有限公司',
  '中庆建设有限公司',
]
const KIND: RecordKind = company

const recordOf = (name: string, i: number): StoredRecord =>
  ({ id: `c${i}`, name, region: null, collectedAt: NOW }) as unknown as StoredRecord

const shown = ({ name, hits = [] }: SuggestedTitle) =>
  hits.reduceRight(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    name,
  )

describeOnPostgres('suggestions', (database) => {
  beforeAll(async () => {
    const rows = NAMES.map((name, i) =>
      rowOf(KIND, recordOf(name, i), { source: 'test', sourceKey: `${i}` }, NOW),
    )
    await database().orm.transaction((tx) => loadRows(tx, 'record_company', rows))
  })

  const suggest = async (text: string) =>
    (await searchEngine(database()).suggestTitles(KIND, text)).map(shown)

  it('SHL-08 finds names by the pinyin of their beginning, as far as it is typed', async () => {
    expect(await suggest('chongqingjian')).toEqual(['[重庆建]设岫砚工程有限公司'])
    expect(await suggest('ChongQing Jians')).toEqual(['[重庆建设]岫砚工程有限公司'])
    expect(await suggest('xiamenyun')).toEqual(['[厦门沄]珣装饰工程有限公司'])
    expect(await suggest('lvye')).toEqual(['[绿野]（集团）股份有限公司'])
    expect(await suggest('chongqinggong')).toEqual([])
  })

  it('SHL-08 finds names by their initials, and by initials and syllables in turn', async () => {
    expect(await suggest('cqjs')).toEqual(['[重庆建设]岫砚工程有限公司'])
    expect(await suggest('cqjians')).toEqual(['[重庆建设]岫砚工程有限公司'])
    expect(await suggest('cdqj')).toEqual(['[成都巧匠]设计有限公司'])
  })

  it('FND-11 finds a character with several readings by each of them', async () => {
    expect(await suggest('zhongqingjian')).toContain('[重庆建]设岫砚工程有限公司')
    expect(await suggest('shamenyun')).toEqual(['[厦门沄]珣装饰工程有限公司'])
    expect(await suggest('chengdouqiao')).toEqual(['[成都巧]匠设计有限公司'])
    expect(await suggest('changdouqiao')).toEqual([])
  })

  it('SHL-08 characters and letters may be mixed, and only names that hold the characters come', async () => {
    expect(await suggest('重庆js')).toEqual(['[重庆建设]岫砚工程有限公司'])
    expect(await suggest('重庆jianshe')).toEqual(['[重庆建设]岫砚工程有限公司'])
    expect(await suggest('长沙abc')).toEqual(['长沙ABC重工有限公司'])
    expect(await suggest('庆重js')).toEqual([])
  })

  it('SHL-08 characters find as before: the beginning first, else what contains them', async () => {
    expect(await suggest('重庆')).toEqual(['重庆市渝北区岫砚市政工程有限公司', '重庆建设岫砚工程有限公司'])
    expect(await suggest('砚市政')).toEqual(['重庆市渝北区岫砚市政工程有限公司'])
    for (const hostile of ['', '%', 'b\\', '\ud800b', 'b%k', 'ü', '_'.repeat(40), 'zcsh'.repeat(10)])
      expect(await suggest(hostile), hostile).toEqual([])
    expect(await suggest("a'b")).toEqual(['长沙[AB]C重工有限公司'])
  })
})
