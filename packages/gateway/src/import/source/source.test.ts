import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows, type SourceRow } from './index'
import { workbookOf } from './workbook.fixture'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-source-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const file = (content: string | Uint8Array, name = `${files++}.csv`): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const rowsIn = async (path: string, options?: Parameters<typeof readRows>[1]): Promise<SourceRow[]> => {
  const rows: SourceRow[] = []
  for await (const row of readRows(path, options)) rows.push(row)
  return rows
}
const rowsOf = (content: string | Uint8Array, name?: string, options?: Parameters<typeof readRows>[1]) =>
  rowsIn(file(content, name), options)
const readValues = async (content: string | Uint8Array, name?: string) =>
  (await rowsOf(content, name)).map((row) => ('value' in row ? row.value : row.problem))

const GBK = Buffer.from([
  0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb7, 0xb6, 0xce, 0xa7, 0x0a, 0xbc, 0xd7, 0x2c, 0xd2, 0xd2, 0x0a,
])
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

it('DAT-38 a header of two rows names its columns, and merged cells go on, with their own lines', async () => {
  const text = '名单,,,\n企业名称,资质,,备注\n,名称,等级,\n甲公司,公路,一级,x\n,桥梁,二级,\n乙公司,隧道,,\n'
  expect(await rowsOf(text)).toEqual([
    { line: 4, value: { 企业名称: '甲公司', '资质：名称': '公路', '资质：等级': '一级', 备注: 'x' } },
    { line: 5, value: { 企业名称: '甲公司', '资质：名称': '桥梁', '资质：等级': '二级', 备注: 'x' } },
    { line: 6, value: { 企业名称: '乙公司', '资质：名称': '隧道', '资质：等级': '', 备注: '' } },
  ])
})

describe('encodings', () => {
  const PLAIN = '名称,范围\r\n甲,乙\r\n'
  it.each<readonly [string, Uint8Array]>([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${PLAIN}`)],
    ['GBK', GBK],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${PLAIN}`, 'utf16le')],
    ['UTF-16 LE', Buffer.from(PLAIN, 'utf16le')],
    ['UTF-16 BE with a mark', swapped(`\uFEFF${PLAIN}`)],
    ['UTF-16 BE', swapped(PLAIN)],
    ['gzip', gzipSync(PLAIN)],
  ])('%s is recognised by the bytes', async (_, bytes) => {
    expect(await rowsOf(bytes, 'any.name')).toEqual([{ line: 2, value: { 名称: '甲', 范围: '乙' } }])
  })

  it('characters of GB18030 that GBK lacks are read', async () => {
    const bytes = Buffer.concat([GBK, Buffer.from([0x95, 0x32, 0x82, 0x36, 0x2c, 0xd2, 0xd2, 0x0a])])
    expect((await readValues(bytes))[1]).toEqual({ 名称: '𠀀', 范围: '乙' })
  })

  it('a line with a damaged byte is refused, in UTF-8 and in GB18030, and no other one', async () => {
    const bad = Buffer.from([0xbd, 0xa8, 0xff, 0x2c, 0x31, 0x0a])
    const utf8 = Buffer.concat([Buffer.from('名称,范围\n甲,�\n'), bad, Buffer.from('丙,丁\n')])
    const problem = '有无法解读的字节，可能混入了另一种编码的文字'
    expect(await rowsOf(utf8)).toMatchObject([
      { value: { 名称: '甲', 范围: '�' } },
      { line: 3, problem },
      { line: 4, value: { 名称: '丙', 范围: '丁' } },
    ])
    expect(await readValues(Buffer.concat([GBK, bad, GBK.subarray(10)]))).toEqual([
      { 名称: '甲', 范围: '乙' },
      problem,
      { 名称: '甲', 范围: '乙' },
    ])
  })

  it('decodes characters that are split across two reads', async () => {
    const names = Array.from({ length: 30_000 }, (_, i) => `建筑公司${i}`)
    const rows = await rowsOf(`x名称\n${names.join('\n')}\n`)
    expect(rows.map((row) => 'value' in row && row.value.x名称)).toEqual(names)
    expect(rows.at(-1)?.line).toBe(30_001)
  })
})

describe('CSV', () => {
  const CSV = '名称,范围\n甲公司,"一\n二\r\n三"\n\n乙公司,"说""好"""\n丙公司,四,五\n丁公司,"六"\n'

  it('gives each row its first line number, across quoted line breaks and empty lines', async () => {
    expect(await rowsOf(CSV)).toMatchObject([
      { line: 2, value: { 名称: '甲公司', 范围: '一\n二\n三' } },
      { line: 6, value: { 名称: '乙公司', 范围: '说"好"' } },
      { line: 7, problem: '有 3 列，表头有 2 列', text: '丙公司,四,五' },
      { line: 8, value: { 名称: '丁公司', 范围: '六' } },
    ])
  })

  it.each(['\t', ';', '|'])('DAT-42 finds the delimiter %j by the content', async (delimiter) => {
    const lines = [
      ['名称', '范围', '资本'],
      [`"甲${delimiter}乙"`, '一', '2'],
      ['丙', '三', '4'],
    ]
    const text = lines.map((cells) => cells.join(delimiter)).join('\n')
    expect(await readValues(text)).toEqual([
      { 名称: `甲${delimiter}乙`, 范围: '一', 资本: '2' },
      { 名称: '丙', 范围: '三', 资本: '4' },
    ])
  })

  it('DAT-42 commas in the texts of a table with tabs are no delimiters', async () => {
    expect(await readValues('名称\t范围\n甲\t一,二\n乙\t三,四\n')).toMatchObject([
      { 范围: '一,二' },
      { 范围: '三,四' },
    ])
  })

  it('DAT-40 titles above the header are skipped', async () => {
    const text = '企业名单,,\n导出时间：2026-11-20,,\n企业名称,法定代表人,自定义\n甲公司,张三,x\n'
    expect(await rowsOf(text)).toEqual([
      { line: 4, value: { 企业名称: '甲公司', 法定代表人: '张三', 自定义: 'x' } },
    ])
  })

  it('DAT-43 trailing separators add no column, and blank rows no row', async () => {
    expect(await readValues('名称,范围\n甲,一,\n,,\n乙,二,,\n')).toEqual([
      { 名称: '甲', 范围: '一' },
      { 名称: '乙', 范围: '二' },
    ])
    expect(await readValues('名称,范围,\n甲,一,\n')).toEqual([{ 名称: '甲', 范围: '一' }])
    expect(await readValues('名称,范围,\n甲,一,二\n')).toEqual([{ 名称: '甲', 范围: '一', 第3列: '二' }])
  })

  it('DAT-43 quotes inside of texts are text', async () => {
    const text = '名称,范围,数\n"好"公司,"6"钢管, 安装",1\n管"道"公司, "x,y" ,2\n'
    expect(await readValues(text)).toEqual([
      { 名称: '"好"公司', 范围: '6"钢管, 安装', 数: '1' },
      { 名称: '管"道"公司', 范围: 'x,y', 数: '2' },
    ])
  })

  it('DAT-43 a stray quote costs its own line, and names the lines that it swallowed', async () => {
    const text = '名称,范围\n甲,"一\n乙,二\n丙,"三"\n丁,"四\n戊,五\n'
    expect(await rowsOf(text)).toMatchObject([
      { line: 2, problem: '引号没有成对，一直读到了别的行，其后的第 3–4 行已分别另读', text: '甲,"一' },
      { line: 3, value: { 名称: '乙', 范围: '二' } },
      { line: 4, value: { 名称: '丙', 范围: '三' } },
      { line: 5, problem: '引号没有成对，直到文件末尾也没有结束，其后的第 6–6 行已分别另读', text: '丁,"四' },
      { line: 6, value: { 名称: '戊', 范围: '五' } },
    ])
  })

  it('refuses a header with duplicate columns', async () => {
    await expect(rowsOf('名称,名称\n甲,乙\n')).rejects.toThrow('“名称”出现了不止一次')
  })

  it('DAT-43 takes off the apostrophe that keeps a spreadsheet from running a text', async () => {
    expect(await readValues("名称,范围\n'=甲,'乙'\n")).toEqual([{ 名称: '=甲', 范围: "'乙'" }])
  })
})

describe('workbooks', () => {
  const row = (n: number, ...cells: string[]) => `<row r="${n}">${cells.join('')}</row>`
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const number = (at: string, value: string, style = 0) => `<c r="${at}" s="${style}"><v>${value}</v></c>`
  const WORKBOOK = workbookOf({
    strings:
      '<si><r><t>企业</t></r><r><t>名称</t></r><rPh><t>qi</t></rPh></si><si><t>_x000D_甲&amp;乙</t></si>',
    formats: ['yyyy"年"m"月"d"日"', '0.0%', '#,##0.00"万元"', '0!.0,"万"'],
    sheets: {
      说明: row(1, text('A1', '本表由系统导出')),
      名单: [
        row(1, text('A1', '企业名单')),
        row(
          3,
          '<c r="A3" t="s"><v>0</v></c>',
          text('B3', '成立日期'),
          text('C3', '下浮率'),
          text('D3', '资本'),
          text('E3', '代码'),
          text('F3', '缩放'),
        ),
        row(
          5,
          '<c r="A5" t="s"><v>1</v></c>',
          number('B5', '45292', 1),
          number('C5', '0.085', 2),
          number('D5', '500', 3),
        ),
        row(
          6,
          text('A6', '丙'),
          number('B6', '45292.75', 1),
          number('D6', '0.30000000000000004'),
          number('E6', '911101010810000032'),
          number('F6', '12345', 4),
        ),
      ].join(''),
      另一张:
        row(1, text('A1', '企业名称'), text('B1', '状态')) +
        row(2, text('A2', '丁'), '<c r="B2" t="b"><v>1</v></c>'),
    },
  })

  it('the first sheet with data is read: dates, percentages, units, texts as shown, true row numbers', async () => {
    const empty = { 成立日期: '', 下浮率: '', 资本: '', 代码: '', 缩放: '' }
    expect(await rowsOf(WORKBOOK)).toEqual([
      {
        line: 5,
        value: { ...empty, 企业名称: '\r甲&乙', 成立日期: '2024-01-01', 下浮率: '8.5%', 资本: '500万元' },
      },
      {
        line: 6,
        value: {
          ...empty,
          企业名称: '丙',
          成立日期: '2024-01-01 18:00:00',
          资本: '0.30000000000000004',
          代码: '9.1110101081e+17',
          缩放: '12345',
        },
      },
    ])
  })

  it('another sheet is read by its name, also in an archive', async () => {
    const expected = [{ line: 2, value: { 企业名称: '丁', 状态: '是' } }]
    expect(await rowsOf(WORKBOOK, 'a.xlsx', { sheet: '另一张' })).toEqual(expected)
    const zip = zipSync({
      '数据/': new Uint8Array(),
      '数据/表.xlsx': WORKBOOK,
      '__MACOSX/._表.xlsx': new Uint8Array(3),
    })
    expect(await rowsOf(zip, 'a.zip', { sheet: '另一张' })).toEqual(expected)
    await expect(rowsOf(WORKBOOK, 'a.xlsx', { sheet: '没有' })).rejects.toThrow('有：说明、名单、另一张')
  })

  it('an .xls workbook of old programs is read', async () => {
    const sheet = utils.aoa_to_sheet([
      ['名单'],
      ['企业名称', '成立日期'],
      ['甲', { t: 'n', v: 45292, z: 'yyyy-mm-dd' }],
    ])
    const book = { SheetNames: ['空', '表'], Sheets: { 空: utils.aoa_to_sheet([]), 表: sheet } }
    const bytes = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
    expect(await rowsOf(bytes, 'renamed.csv')).toEqual([
      { line: 3, value: { 企业名称: '甲', 成立日期: '2024-01-01' } },
    ])
    await expect(rowsOf(bytes.subarray(0, 2000))).rejects.toThrow('另存为 .xlsx')
  })

  it('refuses archives with several files, web pages, and damaged files, each with a reason', async () => {
    const several = zipSync({ 'a.csv': strToU8('名称\n甲'), 'b.csv': strToU8('名称\n乙') })
    await expect(rowsOf(several)).rejects.toThrow('2 个文件，请解压后逐个导入：a.csv、b.csv')
    await expect(rowsOf('<html><table></table></html>')).rejects.toThrow('是网页')
    await expect(rowsOf(WORKBOOK.subarray(0, 500))).rejects.toThrow('不是完整的压缩包或工作簿')
    await expect(rowsOf(gzipSync('名称\n甲'.repeat(9999)).subarray(0, 60))).rejects.toThrow('gzip')
    await expect(rowsOf('')).rejects.toThrow('文件是空的')
    await expect(rowsOf(' \n\n')).rejects.toThrow('没有表头')
  })
})

describe('NDJSON', () => {
  it('continues after a line that is not an object', async () => {
    const text = '{"a":1}\n\n{"a":\n[1]\n{"a":"二\\n三"}'
    expect(await rowsOf(text)).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, problem: '不是有效的 JSON', text: '{"a":' },
      { line: 4, problem: '不是 JSON 对象', text: '[1]' },
      { line: 5, value: { a: '二\n三' } },
    ])
    expect(await rowsOf('{"a":[{"b":1}]}', 'one.ndjson')).toEqual([{ line: 1, value: { a: [{ b: 1 }] } }])
  })
})

describe('JSON', () => {
  const releases = [{ ocid: 'a', text: '"}]{[\\', list: [{ releases: [1] }] }, { ocid: 'b' }]

  it('reads the releases of a package, wherever they are in it', async () => {
    const text = JSON.stringify(
      {
        uri: 'releases',
        publisher: { releases: [0] },
        parties: [{ a: 1 }],
        tags: [['x']],
        releases,
        version: '1.1',
      },
      null,
      2,
    )
    const rows = await rowsOf(text)
    expect(rows.map((row) => 'value' in row && row.value)).toEqual(releases)
    const lines = text.split('\n')
    expect(rows.map((row) => lines[row.line]?.trim())).toEqual(['"ocid": "a",', '"ocid": "b"'])
  })

  it('reads the outermost list under any key, with the places of its objects', async () => {
    const text = '{"code":0,"data":{"total":2,"list":[{"a":[{"x":1}]},{"a":2}]},"fields":["a"]}'
    expect(await rowsOf(text)).toEqual([
      { line: 1, column: 37, value: { a: [{ x: 1 }] } },
      { line: 1, column: 53, value: { a: 2 } },
    ])
    expect(await readValues('{"columns":[{"k":1}],"rows":[{"a":1},{"a":2}]}')).toEqual([{ a: 1 }, { a: 2 }])
    expect(await rowsOf('[\n{"a":1},\n  {"a":2}]')).toEqual([
      { line: 2, value: { a: 1 } },
      { line: 3, column: 3, value: { a: 2 } },
    ])
    await expect(rowsOf('{"a":{"b":[1]}}')).rejects.toThrow('没有由对象组成的列表')
    await expect(rowsOf('{"items":[{"a":1},')).rejects.toThrow('不完整')
  })

  it('reads the releases of a record package at their own lines', async () => {
    const text = `{"records":[
{"ocid":"x","releases":[{"ocid":"x","tag":["tender"]}],"compiledRelease":
 {"ocid":"x","tag":["compiled"]}},
{"ocid":"y","releases":[{"ocid":"y","tag":["tender"]},
{"ocid":"y","tag":["award"]}]},
{"ocid":"z","releases":[{"url":"https://a.example"}]}]}`
    expect(await rowsOf(text)).toEqual([
      { line: 3, column: 2, value: { ocid: 'x', tag: ['compiled'] } },
      { line: 4, column: 25, value: { ocid: 'y', tag: ['tender'] } },
      { line: 5, value: { ocid: 'y', tag: ['award'] } },
      { line: 6, problem: '记录里没有 compiledRelease，也没有完整的 releases', text: expect.any(String) },
    ])
  })
})
