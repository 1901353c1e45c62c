import { main } from '../scripts/lib/processes.mjs'
import { SIZE_LIMIT, sdkPrograms, sizeOf } from './lib/bundle-size'
import { installOthers, OTHER_SDKS } from './lib/other-sdks'
import { exitCode, type Line, machine, report, within } from './lib/report'
import { buildSdk } from './lib/sdk-build'
import { figure } from './lib/stats'

const line = (what: string, size: number, limit?: number): Line => ({
  what,
  measured: `${figure(size)} KB`,
  ...(limit && within(size, limit, 'KB')),
})

const measureSdk = async (): Promise<Line[]> => {
  const dist = await buildSdk()
  const programs = sdkPrograms(dist)
  const lines: Line[] = []
  for (const { what, code, limit } of Object.values(programs))
    lines.push(line(what, (await sizeOf(code, dist)).atOnce, limit))
  const { later } = await sizeOf(programs.client.code, dist)
  const laterLine = (what: string, name: string, limit: number) =>
    line(what, later.get(name) ?? Number.NaN, limit)
  return [
    ...lines,
    laterLine('第一次查企业时才加载的校验', 'companies', SIZE_LIMIT.checks),
    laterLine('加密的备用实现，用到时才加载', 'fallback', SIZE_LIMIT.fallback),
  ]
}

const measureOthers = async (): Promise<Line[]> => {
  const modules = await installOthers()
  if (modules === null) return [{ what: '对照的包没有量：npm 装不上（没有网络？）', measured: '跳过' }]
  const lines: Line[] = []
  for (const { name, version, code } of OTHER_SDKS)
    lines.push(line(`对照：${name} ${version}，README 的第一个程序`, (await sizeOf(code, modules)).atOnce))
  return lines
}

main(async () => {
  report(
    'SDK 在浏览器里的大小（压缩混淆并 gzip 后）',
    [machine(), 'esbuild 打包按发布方式构建的 SDK，页面一打开就加载的部分；对照的包用同样的方法打包'],
    [...(await measureSdk()), ...(await measureOthers())],
  )
  return exitCode()
})
