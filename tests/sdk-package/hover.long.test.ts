import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type UserProject, userProject } from '../support/sdk-package'

const PROGRAM = `import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({ baseUrl: '' })
const { records } = await client.tenders.search()
const order = await client.orders.get({ orderId: '' })
client.orders.create
client.companies.search
client.companies
client.exports
client.exports.get
client.assistant.chat
client.login.byPassword
client.orders.status
records[0]!.buggetAmount
order.payType
`

let project: UserProject
let service: ts.LanguageService
let file: string
beforeAll(async () => {
  project = await userProject()
  file = join(project.folder, 'program.mts')
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const textOf = (path: string) => (path === file ? PROGRAM : ts.sys.readFile(path))
  service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = textOf(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => project.folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: textOf,
  })
})
afterAll(() => {
  service?.dispose()
  project?.remove()
})

/** An editor's tooltip for the last word of a line: the comment, and its tags below. */
function hover(line: string): string {
  const at = PROGRAM.indexOf(`${line}\n`) + line.length - 1
  const info = service.getQuickInfoAtPosition(file, at)
  const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
  return [ts.displayPartsToString(info?.documentation), ...tags].join('\n')
}

// The first query loads all types.
describe('editor tooltips of the published package', () => {
  it('compiles', () => {
    expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([])
  })

  it('show purpose, access, units, address, errors and an example of a call', () => {
    expect(hover('client.orders.create')).toBe(
      `创建订单；价格只由服务端决定，返回订单号

需要令牌。同一个 Idempotency-Key 在 24 小时内得到同一个结果，可以放心重试。金额单位为分。

\`POST /jian-butler-order-biz/myOrderManager/addOrderOnline\`
@throws PortalError \`40000\` 产品信息获取失败，请稍后重试；\`40003\` 产品校验失败；\`40012\` 《产品购买及使用协议》已更新，请阅读新版后重新确认
@example const result = await client.orders.create({ productId: 'svip-year', orderType: 'VIP', agreementVersion: '0123456789abcdef' })`,
    )
  })

  it.each([
    [
      'client.companies.search',
      '可以不带令牌',
      '金额单位为分',
      '@example const result = await client.companies',
    ],
    ['client.companies', '查企业', 'region 所在地区', 'capital 注册资本'],
    ['client.exports', 'from an export to its file'],
    ['client.exports.get', '一个导出的进度', '时刻为 UTC 毫秒时间戳', '`30003` 未查询到相关信息'],
    [
      'client.assistant.chat',
      '回答逐段返回',
      '@example for await (const { answer } of client.assistant.chat',
    ],
    ['client.login.byPassword', '请求体必须加密', '`20001` 用户名或密码错误', "loginName: '"],
    ['client.orders.status', '订单支付状态', '`40001` 订单不存在'],
    ['records[0]!.buggetAmount', '单位分', '币种见'],
    ['order.payType', '支付方式', 'AliPay 支付宝'],
  ])('describe %s', (line, ...words) => {
    const shown = hover(line)
    for (const word of words) expect(shown).toContain(word)
  })
})
