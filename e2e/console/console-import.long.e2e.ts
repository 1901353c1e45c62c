import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { calculateCheckCharacter } from '../../packages/domain/src/identity'
import { workbookOf } from '../../packages/gateway/src/import/source/workbook.fixture'
import { violationsOn } from '../support/look'
import { loginConsole } from '../support/staff'
import { expectEqualsFreshLoad } from '../support/whole-screen'

/** A part of the names, so that each run sees its own. */
const RUN = Date.now()
  .toString()
  .slice(-6)
  .replace(/\d/g, (digit) => '岫砚澄澜霁昀岚岩桐柏'.charAt(Number(digit)))

const FIRST17 = '91420107MAYT00001'
const CODE = `${FIRST17}${calculateCheckCharacter(FIRST17)}`

/** Rows as 天眼查 exports them, with its title above; the amounts have lost their unit. */
const ROWS = [
  ['天眼查 - 虚构企业名单'],
  [
    '公司名称',
    '经营状态',
    '法定代表人',
    '注册资本',
    '成立日期',
    '所属省份',
    '所属城市',
    '统一社会信用代码',
    '国标行业门类',
  ],
  [`宜昌${RUN}路桥建设有限公司`, '存续', '冯某', '5000', '2019-03-05', '湖北省', '宜昌市', CODE, '建筑业'],
  [`宜昌${RUN}市政工程有限公司`, '在业', '李某', '800', '2021-06-30', '湖北省', '宜昌市', '', '建筑业'],
  ['', '存续', '赵某', '100', '2020-01-01', '湖北省', '宜昌市', '', '建筑业'],
] as const

const workbook = () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`
  return Buffer.from(workbookOf({ sheets: { 企业: ROWS.map(row).join('') } }))
}

/** Drops a file on the area of the page, as a mouse does. */
const dropFile = async (page: Page, name: string, bytes: Buffer) => {
  const transfer = await page.evaluateHandle(
    ({ name: fileName, base64 }) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([content], fileName))
      return data
    },
    { name, base64: bytes.toString('base64') },
  )
  await page.getByText('把文件拖到这里').dispatchEvent('drop', { dataTransfer: transfer })
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd')
const SLOW = { timeout: 60_000 }

test('an editor drops a workbook of 天眼查, maps it by the proposal, checks it, imports it and undoes the batch', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const file = `名单-${RUN}.xlsx`
  await loginConsole(page, 'editor')
  await page.getByRole('link', { name: '数据导入' }).click()
  await page.getByRole('button', { name: '导入文件' }).click()
  await dropFile(page, file, workbook())
  await expect(page).toHaveURL(/\/console\/importBatch\/file\/[0-9a-f-]{36}$/, SLOW)
  await expect(page.getByLabel('类型')).toHaveValue('company')
  await expect(page.getByLabel('来源代号')).toHaveValue('tianyancha')
  await expect(page.getByLabel('来源名称')).toHaveValue('天眼查')
  const target = (header: string) => page.getByLabel(`${header} 对应到`)
  await expect(target('公司名称')).toHaveValue('name')
  await expect(target('所属城市')).toHaveValue('region.city')
  await expect(target('国标行业门类')).toHaveValue('')
  await expectEqualsFreshLoad(page)

  await expect(page.getByText('“注册资本”没有单位')).toBeVisible()
  await target('注册资本').selectOption('capital')
  await page.getByLabel('注册资本 的单位').selectOption('wan')
  const preview = page.getByRole('table', { name: '前几行读入的样子' })
  await expect(preview.getByRole('row', { name: `宜昌${RUN}路桥` })).toContainText('5,000.00 万')
  await expect(preview).toContainText('湖北 · 宜昌市')
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: '试运行' }).click()
  await expect(page.getByText('试运行完成，没有写入')).toBeVisible(SLOW)
  await expect(figure(page, '新增')).toHaveText('2')
  await expect(figure(page, '拒绝')).toHaveText('1')
  await expect(page.getByRole('listitem').filter({ hasText: '既没有有效的统一社会信用代码' })).toContainText(
    '第 5 行',
  )
  await expectEqualsFreshLoad(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载未收录的行' }).click()
  const refused = await download
  expect(refused.suggestedFilename()).toBe(`名单-${RUN}-未收录.csv`)
  expect(await readFile(await refused.path(), 'utf8')).toMatch(
    /国标行业门类,原因\r\n.*赵某.*既没有有效的统一社会信用代码/,
  )

  await page.getByRole('button', { name: '导入', exact: true }).click()
  await expect(page.getByText('导入完成')).toBeVisible(SLOW)
  await expect(figure(page, '新增')).toHaveText('2')
  await expectEqualsFreshLoad(page)

  await page.getByRole('link', { name: '查看这一批' }).click()
  const panel = page.getByRole('dialog', { name: '数据导入' })
  await expect(panel).toContainText(file)
  await expect(panel).toContainText('tianyancha')
  await expectEqualsFreshLoad(page)
  await panel.getByRole('button', { name: '撤销这一批' }).click()
  const question = page.getByRole('dialog', { name: '撤销批次' })
  await expect(question).toContainText('删除它新增的 2 条')
  expect(await violationsOn(page)).toEqual([])
  await question.getByRole('button', { name: '撤销', exact: true }).click()
  await expect(panel).toContainText('已撤销', SLOW)
  await expect(panel.getByRole('button', { name: '撤销这一批' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: file })).toContainText('已撤销')
  await expectEqualsFreshLoad(page)
})
