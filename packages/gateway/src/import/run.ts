import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config'
import { explainOpening } from '../platform/db'
import { type ImportCall, readArguments, USAGE } from './arguments'
import { importArticles, readArticleCall } from './articles/import-articles'
import { type Counts, importFile } from './import-file'
import { openForImport, recomputeDerived } from './open-database'
import { createProgressReporter, summaryOf } from './progress'
import { openReport } from './report'
import { findShape, type Shape, shapeOfMapping } from './shapes'
import { readRows, UnusableFile } from './source'
import { surveyFile } from './survey'

interface ImportOutcome {
  readonly counts: Counts
  readonly reportPath: string
}

const readable = (path: string, what: string) => {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UnusableFile(`找不到${what}：${path}`)
}

const chooseShape = async ({ kind, file, map }: ImportCall): Promise<Shape> => {
  readable(file, '文件')
  if (map !== undefined) {
    readable(map, '映射文件')
    return shapeOfMapping(readFileSync(map, 'utf8'), kind)
  }
  for await (const row of readRows(file)) if ('value' in row) return findShape(row.value, kind)
  throw new UnusableFile('文件里没有一行能读的数据')
}

/**
 * Runs one complete import.
 * @throws UnusableFile, FolderInUse, FolderBroken: nothing has been written
 */
export async function runImport(
  call: ImportCall,
  config: Config,
  print: (line: string) => void,
  clock: () => number = Date.now,
): Promise<ImportOutcome> {
  const started = clock()
  const shape = await chooseShape(call)
  print(`${shape.title} → ${call.kind.label}`)
  const survey = await surveyFile(call.file, shape)
  const database = await openForImport(config, call.dryRun)
  const report = openReport(join(config.PORTAL_DATA_DIR, 'imports'), call.kind.kind, clock())
  try {
    const counts = await importFile({
      path: call.file,
      shape,
      survey,
      database,
      dryRun: call.dryRun,
      clock,
      remark: report.write,
      progress: createProgressReporter(survey.rows, clock, print),
    })
    if (!call.dryRun) await recomputeDerived(database, shape, clock(), call.covers)
    print(summaryOf(counts, (clock() - started) / 1000, call.dryRun))
    print(`报告：${report.path}`)
    return { counts, reportPath: report.path }
  } finally {
    report.close()
    await database.close()
  }
}

/**
 * The command line: exit code 0 when the file was imported, even with rejected rows; 1 for an invalid call
 * or file.
 */
export async function importCommand(args: readonly string[], config: Config): Promise<number> {
  const [kind, ...rest] = args
  const call = kind === 'article' ? readArticleCall(rest) : readArguments(args)
  if ('problem' in call) {
    console.error(`${call.problem}\n${USAGE}`)
    return 1
  }
  try {
    if ('path' in call) await importArticles(call, config, console.log)
    else await runImport(call, config, console.log)
    return 0
  } catch (error) {
    const reason = error instanceof UnusableFile ? error.message : explainOpening(error)
    if (reason === null) throw error
    console.error(reason)
    return 1
  }
}
