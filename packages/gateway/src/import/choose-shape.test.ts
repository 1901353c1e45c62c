import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company, person } from '@zhushutong/domain/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseShape, writeProposal } from './choose-shape'
import { shapeOfMapping } from './shapes'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-shape-'))
  file = join(folder, '名单.csv')
  const rows = ['查询结果,,,', '公司名称,所属省份,注册资本,内部备注', '虚构甲公司,重庆,100万人民币,x']
  writeFileSync(file, rows.join('\n'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the shape of a file without a mapping', () => {
  it('DAT-49 follows from its headers, which are printed', async () => {
    const said: string[] = []
    const shape = await chooseShape({ kind: company, file }, (line) => said.push(line))
    expect(said).toEqual(expect.arrayContaining(['  公司名称 → 企业名称', '  内部备注 → （不导入）']))
    const reading = shape.read({ 公司名称: '虚构甲公司', 所属省份: '重庆', 注册资本: '100万人民币' }, 3)
    expect('draft' in reading && reading.draft.values).toMatchObject({
      name: '虚构甲公司',
      region: '500000',
      capital: 100_000_000,
    })
  })

  it('DAT-49 is refused where the headers leave it open', async () => {
    await expect(chooseShape({ kind: person, file }, () => {})).rejects.toThrow('--propose')
  })

  it('DAT-49 is written beside it to be edited, and never over another file', async () => {
    await writeProposal({ kind: company, file }, () => {})
    const text = readFileSync(join(folder, '名单.map.json'), 'utf8')
    expect(shapeOfMapping(text, company).source).toBe('company-table')
    await expect(writeProposal({ kind: company, file }, () => {})).rejects.toThrow('不覆盖')
  })
})
