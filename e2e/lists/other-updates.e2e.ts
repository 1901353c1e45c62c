import { expect, test } from '@playwright/test'
import { OTHER_UPDATE_TYPES } from '../../packages/domain/src/portal/shell'
import { findKindBySegment } from '../../packages/domain/src/records'
import { detailPaths, firstRow } from '../support/catalogue'
import { roleToken } from '../support/session'

for (const type of OTHER_UPDATE_TYPES)
  test(`SHL-02 a detail of ${type} ends in its panel of other updates`, async ({ request }) => {
    const kind = findKindBySegment(type)
    if (!kind) throw new Error(`no kind at ${type}`)
    const [path] = detailPaths(kind, await firstRow(kind))
    const page = await request.get(String(path), {
      headers: { cookie: `JGJTK=${encodeURIComponent(roleToken('svip'))}; JGJLOGIN=1` },
    })
    expect(page.status()).toBe(200)
    const html = await page.text()
    expect(html).toContain('最近更新')
    expect(html.match(/data-tab="(?:data|encyclopedia)"/g)).toHaveLength(2)
  })
