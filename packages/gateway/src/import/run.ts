import { createFiles } from '../files'
import type { Config } from '../platform/config'
import { explainOpening } from '../platform/db'
import { type ImportCall, readArguments, USAGE } from './arguments'
import { importArticles, readArticleCall } from './articles/import-articles'
import { computeFigures, printBatches, undoOnCommand } from './batches/batch-commands'
import { saveResults } from './batches/result-files'
import { chooseShape, writeProposal } from './choose-shape'
import { openForImport } from './open-database'
import { summaryOf } from './progress'
import { type ImportOutcome, runBatch } from './run-batch'
import { StoppedFile, UnusableFile } from './source'

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
  const shape = await chooseShape(call, print)
  print(`${shape.title} → ${call.kind.label}`)
  const database = await openForImport(config, call.dryRun)
  try {
    const folder = config.PORTAL_DATA_DIR
    const outcome = await runBatch({ call, shape, database, folder, startedBy: '命令行', clock, print })
    print(summaryOf(outcome.counts, (clock() - started) / 1000, call.dryRun))
    if (outcome.stop !== null) throw new StoppedFile(outcome.stop.problem, outcome.stop.text)
    if (!call.dryRun) await saveResults(createFiles({ config, database }), outcome, clock())
    if (outcome.refusedPath !== null)
      print(`没有收录的行：${outcome.refusedPath}（按“原因”一列改好后可以直接再导入）`)
    if (!call.dryRun) print(`批次：${outcome.batch}`)
    print(`报告：${outcome.reportPath}`)
    return outcome
  } finally {
    await database.close()
  }
}

type BatchCommand = 'batches' | 'undo' | 'figures'

const isBatchCommand = (name: string | undefined): name is BatchCommand =>
  name === 'batches' || name === 'undo' || name === 'figures'

const runBatchCommand = async (
  name: BatchCommand,
  [id, option]: readonly string[],
  config: Config,
): Promise<number> => {
  try {
    if (name === 'batches') {
      await printBatches(config, console.log)
      return 0
    }
    if (name === 'figures') {
      await computeFigures(config, console.log)
      return 0
    }
    if (id === undefined || (option !== undefined && option !== '--dry-run')) {
      console.error(USAGE)
      return 1
    }
    return (await undoOnCommand({ id, dryRun: option === '--dry-run' }, config, console.log)) ? 0 : 1
  } catch (error) {
    const reason = explainOpening(error)
    if (reason === null) throw error
    console.error(reason)
    return 1
  }
}

/**
 * The command line: exit code 0 when the file was imported, even with rejected rows; 1 for an invalid call
 * or file.
 */
export async function importCommand(args: readonly string[], config: Config): Promise<number> {
  const [kind, ...rest] = args
  if (isBatchCommand(kind)) return runBatchCommand(kind, rest, config)
  const call = kind === 'article' ? readArticleCall(rest) : readArguments(args)
  if ('problem' in call) {
    console.error(`${call.problem}\n${USAGE}`)
    return 1
  }
  try {
    if ('path' in call) await importArticles(call, config, console.log)
    else if (call.proposes) await writeProposal(call, console.log)
    else await runImport(call, config, console.log)
    return 0
  } catch (error) {
    const reason = error instanceof UnusableFile ? error.message : explainOpening(error)
    if (reason === null) throw error
    console.error(reason)
    return 1
  }
}
