import { parseArgs } from 'node:util'
import {
  importAnswer,
  insertImage,
  type PreparedImage,
  type Save,
  saveArticle,
  storeImage,
} from '../../content'
import { createFiles, type Files } from '../../files'
import type { Config } from '../../platform/config'
import { openForImport } from '../open-database'
import { checkImported, type ImportedArticle } from './check-imported'
import { readArticles } from './read-articles'
import { takeImages } from './take-images'

interface ArticleCall {
  readonly path: string
  readonly dryRun: boolean
}

const OPTIONS = { 'dry-run': { type: 'boolean', default: false } } as const

/** The call after the word `article`, or the error in Chinese. */
export function readArticleCall(args: readonly string[]): ArticleCall | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [path, ...others] = positionals
    if (!path || others.length > 0) return { problem: '需要一个文件夹，或者一个 .ndjson 文件' }
    return { path, dryRun: values['dry-run'] }
  } catch {
    return { problem: '不认识的选项' }
  }
}

interface ArticleCounts {
  readonly saved: number
  readonly rejected: number
}

const save = async (files: Files, article: ImportedArticle, images: readonly PreparedImage[], by: Save) => {
  const stored = await Promise.all(images.map((image) => storeImage(files, image, by.now)))
  await files.orm.transaction(async (tx) => {
    for (const image of stored) await insertImage(tx, image, by)
    await saveArticle(tx, article, by)
    if (article.answer) await importAnswer(tx, article.id, article.answer, by)
  })
}

/**
 * Imports the articles of a folder or file. Existing ones are replaced, so that it can be run again. Rejected
 * ones are reported with their place and the reason.
 * @throws UnusableFile, FolderInUse, FolderBroken: nothing has been written
 */
export async function importArticles(
  { path, dryRun }: ArticleCall,
  config: Config,
  print: (line: string) => void,
  clock: () => number = Date.now,
): Promise<ArticleCounts> {
  const database = await openForImport(config, dryRun)
  const files = createFiles({ config, database })
  let saved = 0
  let rejected = 0
  try {
    for await (const raw of readArticles(path)) {
      const { raw: rawArticle, images } = await takeImages(raw)
      const checked = checkImported(rawArticle, clock())
      if ('problem' in checked) {
        rejected++
        print(`拒绝 ${raw.at}：${checked.problem}`)
      } else {
        if (!dryRun) await save(files, checked.article, images, { by: '导入', now: clock() })
        saved++
      }
    }
  } finally {
    await database.close()
  }
  print(`${dryRun ? '可以收下' : '已收下'} ${saved} 篇，拒绝 ${rejected} 篇`)
  return { saved, rejected }
}
