import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows, type SourceRow } from './index'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-source-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const rowsOf = async (path: string): Promise<SourceRow[]> => {
  const rows: SourceRow[] = []
  for await (const row of readRows(path)) rows.push(row)
  return rows
}

describe('CSV', () => {
  const CSV = '名称,范围\n甲公司,"一\n二\r\n三"\n\n乙公司,"说""好"""\n丙公司,四,五\n丁公司,"六"\n'

  it('gives each row its first line number, across quoted line breaks and empty lines', async () => {
    expect(await rowsOf(file('a.csv', CSV))).toEqual([
      { line: 2, value: { 名称: '甲公司', 范围: '一\n二\n三' } },
      { line: 6, value: { 名称: '乙公司', 范围: '说"好"' } },
      { line: 7, problem: '有 3 列，表头有 2 列', text: '丙公司,四,五' },
      { line: 8, value: { 名称: '丁公司', 范围: '六' } },
    ])
  })

  it('reads Windows line ends, a byte order mark and gzip', async () => {
    const expected = [{ line: 2, value: { 名称: '甲', 范围: '乙' } }]
    const windows = '\uFEFF名称,范围\r\n甲,乙\r\n'
    expect(await rowsOf(file('b.csv', windows))).toEqual(expected)
    expect(await rowsOf(file('b.csv.gz', gzipSync(windows)))).toEqual(expected)
  })

  it('decodes characters that are split across two reads', async () => {
    const names = Array.from({ length: 30_000 }, (_, i) => `建筑公司${i}`)
    const rows = await rowsOf(file('long.csv', `x名称\n${names.join('\n')}\n`))
    expect(rows.map((row) => 'value' in row && row.value.x名称)).toEqual(names)
    expect(rows.at(-1)?.line).toBe(30_001)
  })

  it('refuses a header with duplicate columns, and unclosed quotes', async () => {
    await expect(rowsOf(file('c.csv', '名称,名称\n甲,乙\n'))).rejects.toThrow('“名称”出现了不止一次')
    await expect(rowsOf(file('d.csv', '名称,范围\n甲,"乙\n丙,丁\n'))).rejects.toThrow('引号没有成对')
  })

  it('refuses anything but UTF-8, with the position', async () => {
    const gbk = Buffer.concat([Buffer.from('a,b\n1,2\n'), Buffer.from([0xbd, 0xa8, 0xd6, 0xfe, 0x0a])])
    await expect(rowsOf(file('gbk.csv', gbk))).rejects.toThrow(/不是 UTF-8.*GBK/)
    const utf16 = Buffer.from('\uFEFF名称\n甲\n', 'utf16le')
    await expect(rowsOf(file('utf16.csv', utf16))).rejects.toThrow('不是 UTF-8')
  })

  it('refuses a truncated archive and unknown file types', async () => {
    const half = gzipSync(CSV.repeat(1000)).subarray(0, 200)
    await expect(rowsOf(file('half.csv.gz', half))).rejects.toThrow('gzip')
    expect(() => readRows('a.xlsx')).toThrow('只读 .csv')
  })
})

describe('NDJSON', () => {
  it('continues after a line that is not an object', async () => {
    const text = '{"a":1}\n\n{"a":\n[1]\n{"a":"二\\n三"}'
    expect(await rowsOf(file('a.ndjson', text))).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, problem: '不是有效的 JSON', text: '{"a":' },
      { line: 4, problem: '不是 JSON 对象', text: '[1]' },
      { line: 5, value: { a: '二\n三' } },
    ])
  })
})

describe('JSON', () => {
  const releases = [{ ocid: 'a', text: '"}]{[\\', list: [{ releases: [1] }] }, { ocid: 'b' }]

  it('reads the releases of a package, wherever they are in it', async () => {
    const text = JSON.stringify(
      { uri: 'releases', publisher: { releases: [0] }, tags: [['x']], releases, version: '1.1' },
      null,
      2,
    )
    const rows = await rowsOf(file('package.json', text))
    expect(rows.map((row) => 'value' in row && row.value)).toEqual(releases)
    const lines = text.split('\n')
    expect(rows.map((row) => lines[row.line]?.trim())).toEqual(['"ocid": "a",', '"ocid": "b"'])
  })
})
