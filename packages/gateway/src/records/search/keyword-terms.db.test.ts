import { VISITOR } from '@zhushutong/domain/access'
import { company, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { recordSearch } from '../engine'

describeOnPostgres('the words of a keyword', { size: 200, now: NOW }, (database) => {
  const find = async (keyword: string) => {
    const request = { keyword, filters: {}, pageNum: 1, pageSize: 100 }
    const page = await recordSearch(database())(company, request, {
      viewer: { ...VISITOR, loggedIn: true },
      now: NOW,
    })
    if ('error' in page) throw new Error(page.error)
    const { records, total } = page as RecordPage<RecordView>
    return { names: records.map(({ name }) => String(name)).sort(), total }
  }
  const namesWhere = async (isMet: (name: string) => boolean) => {
    const rows = await database().sql<{ name: string }[]>`select name from record_company`
    return rows.map(({ name }) => name).filter(isMet)
  }

  it.each([
    ['建设|建筑 -集团', (name: string) => /建设|建筑/.test(name) && !name.includes('集团')],
    ['工程 -建设 -市政', (name: string) => name.includes('工程') && !/建设|市政/.test(name)],
    ['建设工程|建筑工程 有限', (name: string) => /建设工程|建筑工程/.test(name) && name.includes('有限')],
    ['-建设', (name: string) => !name.includes('建设')],
  ])('FND-13 %s finds the names that a plain loop finds', async (keyword, isMet) => {
    const names = await namesWhere(isMet)
    const page = await find(keyword)
    expect(names.length).toBeGreaterThan(3)
    expect(page.total).toBe(names.length)
    for (const name of page.names) expect(isMet(name), name).toBe(true)
  })
})
