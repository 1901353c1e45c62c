import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRefusedRows } from './refused-rows'
import { readRows, type SourceRow } from './source'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-refused-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const rowsOf = async (path: string) => {
  const rows: SourceRow[] = []
  for await (const row of readRows(path)) rows.push(row)
  return rows
}

/** Refuses every row of a file, and returns the text that comes back. */
const refuseAll = async (content: string) => {
  const path = join(folder, `${files++}.txt`)
  writeFileSync(path, content)
  const refused = openRefusedRows(path)
  for (const row of await rowsOf(path)) refused.write(row, 'problem' in row ? row.problem : '没有名称')
  const back = refused.close() ?? ''
  return { path: back, text: readFileSync(back, 'utf8'), rows: await rowsOf(back) }
}

describe('refused rows', () => {
  it('come back with their header and the reason, and are read like the file', async () => {
    const { path, text, rows } = await refuseAll('标题,,\n名称,范围,代码\n=甲,"一\n二",911101010810000032\n')
    expect(text).toBe('\uFEFF名称,范围,代码,原因\r\n\'=甲,"一\n二","\t911101010810000032",没有名称\r\n')
    expect(rows).toMatchObject([
      { value: { 名称: '=甲', 范围: '一\n二', 代码: '\t911101010810000032', 原因: '没有名称' } },
    ])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('of another width keep all their cells; a reason of before is replaced', async () => {
    expect((await refuseAll('名称,范围\n甲,一,多,余\n乙\n')).text).toBe(
      '\uFEFF名称,范围,原因\r\n甲,一,"有 4 列，表头有 2 列；多出的内容：多，余"\r\n乙,,"有 1 列，表头有 2 列"\r\n'.replaceAll(
        '"',
        '',
      ),
    )
    expect((await refuseAll('名称,原因\n甲,旧的\n')).text).toBe('\uFEFF名称,原因\r\n甲,没有名称\r\n')
  })

  it('with a stray quote come back as cells', async () => {
    const { text } = await refuseAll('名称,范围\n甲,"一\n')
    expect(text).toContain('甲,"""一",引号没有成对')
  })

  it('of a JSON file come back as NDJSON', async () => {
    const { path, text } = await refuseAll('[{"a":1,"b":["x"]},\n[2]]')
    expect(path.endsWith('.ndjson')).toBe(true)
    expect(text).toBe('{"a":1,"b":["x"],"原因":"没有名称"}\n[2]\n')
  })

  it('leave no file if there is none', () => {
    const refused = openRefusedRows(join(folder, 'none'))
    expect(refused.close()).toBeNull()
    expect(existsSync(join(folder, 'none-refused.csv'))).toBe(false)
  })
})
