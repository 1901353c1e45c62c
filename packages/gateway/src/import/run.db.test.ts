import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '@zhushutong/domain/records'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { copyDataFolder } from '../../test-support/databases'
import { testSql } from '../../test-support/test-sql'
import { readConfig } from '../platform/config'
import { openDatabase } from '../platform/db'
import { openReport } from './report'
import { importCommand, runImport } from './run'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-import-run-'))
  file = join(folder, 'companies.csv')
  writeFileSync(
    file,
    [
      '企业名称,统一社会信用代码,注册资金,所在省份',
      '虚构甲建筑工程有限公司,N/A,30(万元),辽宁',
      '虚构乙市政工程有限公司,N/A,560,辽宁',
      '虚构丙机电有限公司,N/A,0(万元),辽宁',
      'N/A,123,10(万元),辽宁',
    ].join('\n'),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a whole run', () => {
  const configOf = (env: NodeJS.ProcessEnv) => {
    const read = readConfig(env)
    if (!read.ok) throw new Error('configuration')
    return read.config
  }
  const call = (dryRun = false) => ({ kind: company, file, dryRun })

  it('works while a gateway has the data folder open, and writes a report that only its owner can read', async () => {
    const dataDir = await copyDataFolder()
    const gateway = await openDatabase({ dataDir })
    try {
      const config = configOf({ PORTAL_DATA_DIR: dataDir })
      const said: string[] = []
      const { counts, reportPath } = await runImport(call(), config, (line) => said.push(line))
      expect(counts).toMatchObject({ created: 3, rejected: 1 })
      const [row] = await testSql(
        gateway.orm,
      )`select count from record_grams where kind = 'company' and token = ''`
      expect(row?.count).toBe(3)
      // No page counts as all-visible before a vacuum.
      const [pages] = await testSql(gateway.orm)`
        select relpages > 0 and relpages = relallvisible as are_visible from pg_class where relname = 'record_company'`
      expect(pages?.are_visible).toBe(true)
      expect(said.join('\n')).toContain('写入 3 条（新增 3，更新 0）')
      const refused = reportPath.replace(/\.csv$/, '-refused.csv')
      expect(said.at(-3)).toContain(refused)
      expect(readFileSync(refused, 'utf8')).toContain(
        '原因\r\nN/A,123,10(万元),辽宁,既没有有效的统一社会信用代码，也没有可用的名称',
      )
      expect(said.at(-1)).toBe(`报告：${reportPath}`)
      expect(said.at(-2)).toMatch(/^批次：\d{14}-[0-9a-f]{8}$/)
      expect(statSync(reportPath).mode & 0o777).toBe(0o600)
      expect(readFileSync(reportPath, 'utf8')).toContain(
        '\r\n5,拒绝,既没有有效的统一社会信用代码，也没有可用的名称,企业名称,N/A',
      )
    } finally {
      await gateway.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it.runIf(runsAll('LONG'))(
    'opens the data folder itself while no gateway has it open, and leaves it closed',
    async () => {
      const dataDir = await copyDataFolder()
      try {
        const config = configOf({ PORTAL_DATA_DIR: dataDir })
        expect((await runImport(call(), config, () => {})).counts).toMatchObject({ created: 3, rejected: 1 })
        const database = await openDatabase({ dataDir })
        const [row] = await testSql(database.orm)`select count(*)::int as companies from record_company`
        await database.close()
        expect(row?.companies).toBe(3)
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  )

  it.runIf(runsAll('LONG'))('creates no database on a dry run', async () => {
    const dataDir = join(folder, 'untouched')
    const { counts } = await runImport(call(true), configOf({ PORTAL_DATA_DIR: dataDir }), () => {})
    expect(counts).toMatchObject({ created: 3, rejected: 1 })
    expect(() => statSync(join(dataDir, 'pglite'))).toThrow('ENOENT')
  })

  it('explains an invalid call or file, and exits with 1', async () => {
    const config = configOf({ PORTAL_DATA_DIR: join(folder, 'refused') })
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const calls: ReadonlyArray<readonly [args: string[], reason: string]> = [
      [['company'], '需要一个类型和一个文件'],
      [['bridge', file], '没有“bridge”这个类型'],
      [['company', file, '--quick'], '不认识的选项'],
      [['company', join(folder, 'nowhere.csv')], '找不到文件'],
      [['company', file, '--map', join(folder, 'nowhere.json')], '找不到映射文件'],
      [['person', file], '人员没有能直接读取的结构'],
    ]
    for (const [args, reason] of calls) {
      expect(await importCommand(args, config)).toBe(1)
      expect(said.mock.lastCall?.[0]).toContain(reason)
    }
    said.mockRestore()
    expect(() => statSync(join(folder, 'refused'))).toThrow('ENOENT')
  })
})

it('escapes formulas in the report', () => {
  const report = openReport(folder, 'tender')
  report.write([{ line: 1, level: 'warning', reason: 'a', field: 'b', value: '=1+1,"x"' }])
  report.close()
  expect(readFileSync(report.path, 'utf8')).toContain(`1,提醒,a,b,"'=1+1,""x"""`)
})
