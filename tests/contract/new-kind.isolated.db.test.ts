import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildDetailHref, findRoute, matchListPage, matchRoute } from '../../packages/domain/src/addresses'
import { parseQuestion } from '../../packages/domain/src/assistant'
import { SEARCH_CATEGORIES } from '../../packages/domain/src/portal/search'
import { accountFeature } from '../../packages/gateway/src/account'
import { exportFeature } from '../../packages/gateway/src/export'
import { importFile } from '../../packages/gateway/src/import/import-file'
import { shapeOfMapping } from '../../packages/gateway/src/import/shapes'
import { surveyFile } from '../../packages/gateway/src/import/survey/survey-file'
import { openApiDocument } from '../../packages/gateway/src/openapi'
import { purchaseFeature } from '../../packages/gateway/src/purchase'
import { recordsFeature, tableOf } from '../../packages/gateway/src/records'
import { sandboxFeature } from '../../packages/gateway/src/sandbox'
import { sitemapFeature } from '../../packages/gateway/src/sitemap'
import { describeOnPostgres } from '../../packages/gateway/test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../packages/gateway/test-support/gateway'
import { createTable } from '../../packages/gateway/test-support/records/create-table'
import { newExporter } from '../../packages/gateway/test-support/records/exporter'
import { createPortalClient, type RecordResource } from '../../packages/sdk/src/index-node'
import { bridge } from '../support/bridge.kind'

// The one line in the catalogue. Everything below reads the catalogue when it is first imported.
vi.mock('../../packages/domain/src/records/kinds/catalogue', async (original) => {
  const catalogue = await original<{ CATALOGUE: unknown[] }>()
  catalogue.CATALOGUE.push((await import('../support/bridge.kind')).bridge)
  return catalogue
})

const BRIDGES = [
  { 桥梁名称: '嘉陵江虚构大桥', 桥型: '钢桥', 所在地区: '重庆市渝北区', 通车日期: '2025-03-01', 联系电话: '13812345678' },
  { 桥梁名称: '长江虚构二桥', 桥型: '混凝土桥', 所在地区: '湖北省武汉市', 通车日期: '2024-05-01', 联系电话: '13912345678' },
] // biome-ignore format: a table

const MAPPING = {
  source: 'bridge-register',
  key: '桥梁名称',
  columns: {
    name: '桥梁名称',
    material: '桥型',
    region: '所在地区',
    openedOn: '通车日期',
    contactPhone: '联系电话',
  },
}

describeOnPostgres(
  'a kind that nothing but its declaration and a line in the catalogue makes',
  (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'zhushutong-kind-'))
    let gateway: TestGateway
    let bridges: RecordResource<'company'>

    beforeAll(async () => {
      await createTable(database(), tableOf(bridge))
      const features = [
        recordsFeature,
        accountFeature,
        purchaseFeature,
        exportFeature,
        sitemapFeature,
        sandboxFeature,
      ]
      gateway = await startGateway(database(), features)
      const client = createPortalClient({ baseUrl: gateway.url })
      bridges = (client as unknown as { bridges: typeof bridges }).bridges

      const path = join(folder, 'bridges.ndjson')
      writeFileSync(path, BRIDGES.map((row) => JSON.stringify(row)).join('\n'))
      const shape = shapeOfMapping(JSON.stringify(MAPPING), bridge)
      const counts = await importFile({
        ...{
          path,
          shape,
          survey: await surveyFile(path, shape, database()),
          origin: { id: 'b', dataOn: '2026-11-20', rank: 50 },
          database: database(),
          dryRun: false,
        },
        ...{ origin: { id: 'b', dataOn: '2026-11-20', rank: 50 } },
        ...{ clock: Date.now, remark: () => {}, refuse: () => {}, progress: () => {} },
      })
      expect(counts).toMatchObject({ read: 2, created: 2, rejected: 0 })
    })
    afterAll(async () => {
      await gateway?.close()
      rmSync(folder, { recursive: true, force: true })
    })

    it('is listed, narrowed and searched through the client, masked for a visitor', async () => {
      const all = await bridges.search()
      expect(all.records.map(({ name }) => name)).toEqual(['嘉陵江虚构大桥', '长江虚构二桥'])
      expect(all.records[0]).toMatchObject({ openedOn: '2025-03-01', contactPhone: '138****5678' })
      const steel = await bridges.search({ filters: { material: ['steel'] } as never })
      expect(steel.records.map(({ name }) => name)).toEqual(['嘉陵江虚构大桥'])
      const member = await newExporter(gateway, database())
      const client = createPortalClient({ baseUrl: gateway.url, token: member.token })
      const page = await client.records('bridge' as 'company').search({ keyword: '长江' })
      expect(page.records).toMatchObject([{ name: '长江虚构二桥', contactPhone: '13912345678' }])
    })

    it('has details, a page of the sitemap, and an export', async () => {
      const { id = '' } = (await bridges.search()).records[0] ?? {}
      expect(await bridges.detail({ id })).toMatchObject({ name: '嘉陵江虚构大桥', material: 'steel' })
      const sitemap = await gateway.call<{ records: { id: string }[] }>(
        '/jian-butler-portal-biz/site/sitemapPage',
        { kind: 'bridge', pageSize: 10 },
      )
      expect(sitemap.data.records.map((record) => record.id)).toContain(id)
      const preview = await (await newExporter(gateway, database())).ask('qiaoliang', { preview: true })
      expect(preview.data).toMatchObject({ found: 2 })
    })

    it('has addresses, a tab of the search box, words for the assistant and a place in the reference', () => {
      expect(matchRoute('/qiaoliang/')?.route).toMatchObject({ name: 'qiaoliang', zh: '查桥梁', paged: true })
      expect(matchListPage('/qiaoliang/p2.html')?.page).toBe(2)
      expect(buildDetailHref('qiaoliang' as 'qiye', { uuid: 'a1' })).toBe('/qiaoliang/a1.html')
      expect(findRoute('qiaoliangdetails' as 'qiyedetails').zh).toBe('桥梁详情')
      expect(SEARCH_CATEGORIES.at(-1)).toMatchObject({ key: 'qiaoliang', label: '查桥梁' })
      expect(parseQuestion('重庆有哪些跨江大桥', NOW).kind).toBe('bridge')
      const { paths } = openApiDocument('0')
      for (const call of ['search', 'detail', 'export'])
        expect(Object.keys(paths)).toContain(`/jian-butler-project-biz/qiaoliang/${call}`)
      expect(JSON.stringify(paths['/jian-butler-project-biz/qiaoliang/search'])).toContain('bridges.search')
    })
  },
)
