import { expect, test } from '@playwright/test'
import { drag, newPuzzle, nextAnswer } from './support/login'
import { holdSession, roleToken } from './support/session'
import { visit } from './support/visit'

const REFUSED = { statusCode: '00131', statusMessage: '请先完成真人验证', data: null }

test('ERR-06 a call that asks for a person opens the slider; its result is sent and the page goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await holdSession(context, baseURL ?? '', roleToken('svip'))
  await visit(page, '/qiye/')
  // Every call requires the check for a human until it is passed.
  let isRefusing = true
  await page.route('**/gateway/**', (route) =>
    isRefusing && !route.request().url().includes('/riskControl/')
      ? route.fulfill({ status: 403, json: REFUSED })
      : route.continue(),
  )
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  const puzzle = await newPuzzle(page, () => page.getByRole('searchbox', { name: '搜索' }).fill('重庆'))
  await expect(dialog).toBeVisible()
  isRefusing = false
  const passed = nextAnswer(page, '/riskControl/handlerRiskByAli')
  const reloaded = page.waitForEvent('load')
  await drag(page, puzzle)
  expect((await passed).status()).toBe(200)
  await reloaded
  await expect(dialog).toHaveCount(0)
})
