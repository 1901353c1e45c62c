import { expect, type Page, test } from '@playwright/test'
import { loginDialog } from '../support/login'
import { expectAccessible } from '../support/look'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const JOB = '市政管网项目经理'

const dialog = (page: Page) => page.getByRole('dialog')
const firstRow = (page: Page) => page.getByRole('article').first()

test('ACC-02 a visitor finds jobs and seekers, and reads contacts only masked', async ({ page }) => {
  await visit(page, '/recruitList/')
  await page.getByRole('region', { name: '筛选' }).locator('.menu > button').first().click()
  await expect(page.getByRole('navigation', { name: '用工大厅' })).toBeVisible()
  await page.keyboard.press('Escape')
  const second = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  const title = (await second.textContent()) ?? ''
  await second.click()
  await expect(page).toHaveURL(/\/recruitList\/\?view=/)
  const beside = page.getByRole('region', { name: title })
  await expect(beside.getByRole('table', { name: '联系方式' })).toContainText('****')
  await expectEqualsFreshLoad(page)
  await beside.getByRole('link', { name: '打开详情页' }).click()
  await expect(page).toHaveURL(/\/recruDetail\/[^/]+\.html$/)
  await expect(page.getByRole('table', { name: '联系方式' })).toContainText('****')
  await visit(page, '/workerList/')
  await expect(firstRow(page)).toContainText('*')
  await page.getByRole('button', { name: '发布求职' }).click()
  await expect(loginDialog(page)).toBeVisible()
})

test('LAB-01 LAB-02 a member posts a job, corrects what the form names, follows it and closes it', async ({
  page,
  context,
}) => {
  const token = await holdNewMember(context)
  await visit(page, '/recruitList/')
  await page.getByRole('button', { name: '发布职位' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(form.getByText('请选择职位类别')).toBeVisible()
  await expect(form.getByRole('textbox', { name: '职位', exact: true })).toBeFocused()
  await form.getByRole('textbox', { name: '职位', exact: true }).fill(JOB)
  await form.getByLabel('职位类别').selectOption({ label: '项目管理' })
  // UIX-02: typed text finds a place by its name, and the field shows the place with slashes.
  const place = form.getByRole('combobox', { name: '工作地点' })
  await place.click()
  await form.getByRole('searchbox', { name: '查找工作地点' }).fill('渝北')
  await form.getByRole('radio', { name: '重庆市 / 渝北区' }).click()
  await expect(place).toHaveText('重庆市 / 渝北区')
  await expect(place).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  // Past the filter and the province to the chosen district.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await expect(form.getByRole('radio', { name: '渝北区' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(place).not.toHaveText('重庆市 / 渝北区')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(place).toHaveText('重庆市 / 渝北区')
  await place.click()
  await form.getByRole('radio', { name: '江苏省' }).hover()
  await expect(form.getByRole('radio', { name: '南京市' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(place).toHaveAttribute('aria-expanded', 'false')
  await expect(form).toBeVisible()
  await form.getByLabel('月薪最低（元）').fill('12000')
  await form.getByLabel('月薪最高（元）').fill('8000')
  await form.getByLabel('一级建造师').check()
  await form.getByLabel('招聘单位').fill('渝州澄江市政工程有限公司')
  await form.getByLabel('职位描述').fill('负责雨污分流工程现场全面管理，协调业主与监理，可加微信。')
  await form.getByLabel('联系人').fill('周经理')
  await form.getByLabel('联系手机号').fill('12200001234')
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(form.getByText('最高月薪不能低于最低月薪')).toBeVisible()
  await expect(form.getByText('描述中不能写联系方式')).toBeVisible()
  await form.getByLabel('月薪最高（元）').fill('18000')
  await form.getByLabel('职位描述').fill('负责雨污分流工程现场全面管理，协调业主与监理，十二月前到岗。')
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('region', { name: '筛选' }).locator('.menu > button').first().click()
  await page.getByRole('navigation', { name: '用工大厅' }).getByRole('link', { name: '我发布的' }).click()
  await expect(firstRow(page)).toContainText(JOB)
  await expect(firstRow(page)).toContainText('审核中')
  await firstRow(page).getByRole('button', { name: /^修改/ }).click()
  await expect(form.getByRole('textbox', { name: '职位', exact: true })).toHaveValue(JOB)
  await expect(form.getByLabel('一级建造师')).toBeChecked()
  await form.getByLabel('人数').fill('3')
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const { records } = await call<{ records: { headcount: string }[] }>(
    '/jian-butler-portal-biz/labourPosting/pageLabourPosting',
    {},
    token,
  )
  expect(records.map(({ headcount }) => headcount)).toEqual(['3'])
  await expectEqualsFreshLoad(page)

  await firstRow(page).getByRole('button', { name: /^关闭/ }).click()
  await dialog(page).getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(firstRow(page)).toContainText('已关闭')
  await expectEqualsFreshLoad(page)
})
