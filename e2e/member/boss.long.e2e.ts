import { Buffer } from 'node:buffer'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { drag, newPuzzle, nextAnswer } from '../support/login'
import { expectAccessible } from '../support/look'
import { newMobile, smsCode } from '../support/sandbox'
import { loginConsole } from '../support/staff'
import { settled, visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const run = Date.now().toString(36)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const COMPANY = `渝州澄江市政工程有限公司 ${run}`
const TITLE = `市政二级升一级 ${run}`
const CONTRACT = '甲方委托乙方办理资质升级，乙方按约定办理，甲方按约定付款。'.repeat(3)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600 * 1024, 0x20)]),
})

/** Reloads a page until it shows another user's change; a busy machine may need a second try. */
const reloadFor = (page: Page, sign: Locator) =>
  expect(async () => {
    await page.reload()
    await expect(sign).toBeAttached({ timeout: 3000 })
    await settled(page)
  }).toPass({ timeout: 60_000 })

/** Logs in like a user: mobile, safety check, code. */
const loginBoss = async (page: Page, mobile: string) => {
  await page.getByLabel('手机号').fill(mobile)
  const x = await newPuzzle(page, () => page.getByRole('button', { name: '获取验证码' }).click())
  const sent = nextAnswer(page, '/sms/sendVerifySmsV2')
  await drag(page, x)
  await sent
  await field(page, '验证码').fill(await smsCode(mobile))
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const createOrder = async (staff: Page, mobile: string) => {
  await loginConsole(staff, 'service')
  await staff.goto('/console/serviceOrder/new')
  const form = staff.getByRole('dialog', { name: '新建服务订单' })
  await form.getByRole('button', { name: '新建' }).click()
  await expect(form.getByText('请填写服务名称')).toBeVisible()
  await field(staff, '服务名称').fill(TITLE)
  await field(staff, '企业名称').fill(COMPANY)
  await field(staff, '负责人姓名').fill('王建国')
  await field(staff, '负责人手机号').fill(mobile)
  await form.getByRole('button', { name: '新建' }).click()
  await expect(staff).toHaveURL(/\/console\/serviceOrder\/[0-9a-f-]{36}/)
}

test('BOS-01 BOS-02 BOS-04 a principal logs in, signs and uploads, and sees the staff move the order on', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const mobile = newMobile()
  const staff = await browser.newPage()
  await createOrder(staff, mobile)
  await field(staff, '合同名称').fill('资质升级服务合同')
  await field(staff, '合同正文').fill(CONTRACT)
  await staff.getByRole('button', { name: '发给负责人签署' }).click()
  await expect(staff.getByRole('button', { name: '撤回修改' })).toBeVisible()
  await expect(staff.getByRole('button', { name: '进入付款' })).toBeDisabled()
  await expectAccessible(staff)

  const context = await browser.newContext(PHONE)
  const boss = await context.newPage()
  await visit(boss, '/bossLogin')
  await expect(boss.getByRole('heading', { name: '老板登录' })).toBeVisible()
  await expectAccessible(boss)
  await boss.getByRole('button', { name: '登录', exact: true }).click()
  await expect(boss.getByText('请输入正确合法的手机号')).toBeVisible()
  await expect(boss.getByText('请先获取验证码')).toBeVisible()
  await loginBoss(boss, mobile)
  await expect(boss.getByRole('heading', { name: '我的服务订单' })).toBeVisible()
  await expect(boss.getByRole('link', { name: '待我处理 1' })).toBeVisible()
  await expectAccessible(boss)
  await boss.getByRole('link', { name: new RegExp(TITLE) }).click()
  await expect(boss.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(boss.getByRole('link', { name: '阅读并签署合同' })).toBeVisible()
  await expect(boss.getByRole('region', { name: '合同正文' })).toContainText('甲方委托乙方办理资质升级')
  await settled(boss)
  await expectAccessible(boss)

  const opened = context.waitForEvent('page')
  await boss.getByRole('link', { name: '去签署' }).click()
  const signing = await opened
  await signing.getByLabel('签署人').fill('王建国')
  await signing.getByRole('button', { name: '签署合同' }).click()
  await expect(signing.getByText('已签署，请返回订单查看')).toBeVisible()
  await signing.close()
  await reloadFor(boss, boss.getByRole('link', { name: '下载已签合同' }))

  await staff.reload()
  await staff.getByLabel('说明', { exact: true }).fill('合同已签署')
  await staff.getByRole('button', { name: '进入付款' }).click()
  await staff.getByRole('button', { name: '进入资料收集' }).click()
  await expect(staff.getByText('“营业执照”还没有核对通过')).toBeVisible()

  const choose = boss.getByLabel('选择营业执照')
  await reloadFor(boss, boss.getByRole('link', { name: '上传营业执照' }))
  await choose.setInputFiles({ name: '说明.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
  await expect(boss.getByText('文件格式不正确，请上传PDF、JPG、PNG文件')).toBeVisible()
  await choose.setInputFiles({ name: '假的.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(boss.getByText('文件内容与格式不符，请检查后重新选择')).toBeVisible()
  await choose.setInputFiles(pdf('营业执照.pdf'))
  await expect(boss.getByRole('link', { name: '营业执照.pdf' })).toBeVisible()
  const download = boss.waitForEvent('download')
  await boss.getByRole('link', { name: '营业执照.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('营业执照.pdf')

  await staff.reload()
  await staff.getByRole('button', { name: '退回 营业执照.pdf' }).click()
  const returning = staff.getByRole('dialog', { name: '退回资料' })
  await returning.getByLabel('原因').fill('公章看不清')
  await returning.getByRole('button', { name: '退回' }).click()
  await expect(returning).toBeHidden()

  await reloadFor(boss, boss.getByText('退回原因：公章看不清'))
  await boss.getByRole('button', { name: '删除 营业执照.pdf' }).click()
  await boss.getByRole('dialog', { name: '删除文件' }).getByRole('button', { name: '删除' }).click()
  await expect(boss.getByText('退回原因：公章看不清')).toBeHidden()
  await expectEqualsFreshLoad(boss)
  for (const name of ['营业执照', '法定代表人身份证', '技术负责人证书']) {
    await boss.getByLabel(`选择${name}`).setInputFiles(pdf(`${name}.pdf`))
    await expect(boss.getByRole('link', { name: `${name}.pdf` })).toBeVisible()
  }
  await expect(boss.getByText('目前没有需要您处理的事')).toBeVisible()
  await expectEqualsFreshLoad(boss)

  await staff.reload()
  for (const name of ['营业执照', '法定代表人身份证', '技术负责人证书']) {
    await staff.getByRole('button', { name: `通过 ${name}.pdf` }).click()
    await expect(staff.getByRole('button', { name: `通过 ${name}.pdf` })).toBeHidden()
  }
  await staff.getByRole('button', { name: '进入申报' }).click()
  await expect(staff.getByRole('button', { name: '进入审批' })).toBeVisible()
  await expectAccessible(staff)
  const current = boss.locator('li[aria-current=step]', { hasText: '申报' })
  await reloadFor(boss, current)
  await boss.evaluate('document.documentElement.dataset.theme = "dark"')
  await expectAccessible(boss)
})

test('BOS-05 BOS-08 an order is confirmed by its service code, closed with a reason, and deleted', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const staff = await browser.newPage()
  const mobile = newMobile()
  await createOrder(staff, mobile)
  const besideCode = staff.getByRole('button', { name: '复制服务码' }).locator('..')
  const code = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}/.exec((await besideCode.textContent()) ?? '')?.[0]

  const context = await browser.newContext(PHONE)
  const boss = await context.newPage()
  await visit(boss, '/bossLogin')
  await loginBoss(boss, mobile)
  await field(boss, '服务码').fill(code ?? 'no code')
  await boss.getByRole('button', { name: '查询' }).click()
  const question = boss.getByRole('dialog', { name: '确认这个订单' })
  await expect(question).toContainText(TITLE)
  await question.getByRole('button', { name: '确认订单' }).click()
  await expect(boss.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(boss.getByText('负责人凭服务码确认了订单')).toBeVisible()
  await settled(boss)
  await expectEqualsFreshLoad(boss)

  await boss.getByRole('button', { name: '关闭订单' }).click()
  const closing = boss.getByRole('dialog', { name: '关闭订单' })
  await closing.getByRole('button', { name: '关闭订单' }).click()
  await expect(closing.getByText('请写明关闭的原因')).toBeVisible()
  await closing.getByRole('textbox', { name: '原因' }).fill('改由总公司办理')
  await expectAccessible(boss)
  await closing.getByRole('button', { name: '关闭订单' }).click()
  await expect(closing).toBeHidden()
  await expect(boss.getByRole('button', { name: '关闭订单' })).toHaveCount(0)
  await expectEqualsFreshLoad(boss)

  await boss.getByRole('button', { name: '删除订单' }).click()
  await boss.getByRole('dialog', { name: '删除订单' }).getByRole('button', { name: '删除' }).click()
  await expect(boss.getByText('暂无服务订单')).toBeVisible()
  await staff.reload()
  await expect(staff.getByText('改由总公司办理').first()).toBeVisible()
})
