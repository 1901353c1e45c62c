import type { Counts } from './counts'

const number = (n: number) => Math.round(n).toLocaleString('en-US')
const EVERY_MS = 2_000

/** Reports progress after the first batch and then every two seconds. */
export function createProgressReporter(total: number, clock: () => number, print: (line: string) => void) {
  const started = clock()
  let last = Number.NEGATIVE_INFINITY
  return (counts: Counts): void => {
    const now = clock()
    if (now - last < EVERY_MS) return
    last = now
    const speed = counts.read / Math.max((now - started) / 1000, 0.001)
    const done = `已处理 ${number(counts.read)} / ${number(total)} 行（${number(speed)} 行/秒）`
    const written = counts.created + counts.updated
    print(
      `${done}，写入 ${number(written)}，不变 ${number(counts.unchanged)}，拒绝 ${number(counts.rejected)}`,
    )
  }
}

export function summaryOf(counts: Counts, seconds: number, dryRun: boolean): string {
  return [
    dryRun ? '试运行完成，没有写入数据库：' : '导入完成：',
    `  读取 ${number(counts.read)} 行，用时 ${seconds.toFixed(1)} 秒`,
    `  ${dryRun ? '将写入' : '写入'} ${number(counts.created + counts.updated)} 条（新增 ${number(counts.created)}，更新 ${number(counts.updated)}）`,
    `  不变 ${number(counts.unchanged)} 条`,
    ...(counts.closed > 0 ? [`  撤下 ${number(counts.closed)} 条`] : []),
    `  合并 ${number(counts.merged)} 行`,
    `  拒绝 ${number(counts.rejected)} 行`,
    `  提醒 ${number(counts.warnings)} 处`,
  ].join('\n')
}
