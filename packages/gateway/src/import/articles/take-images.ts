import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { IMAGE_PATH, IMAGE_TEXTS, MAX_IMAGE_BYTES } from '@zhushutong/domain/content'
import { type PreparedImage, prepareImage } from '../../content'
import type { RawArticle, ReadablePage } from './read-articles'

/** An article with its images; its text has the portal's paths instead of the folder's. */
interface WithImages {
  readonly raw: RawArticle
  readonly images: readonly PreparedImage[]
}

/** Image paths in Markdown, and in HTML, which Markdown may contain. */
const PLACES = [/(!\[[^\]]*\]\(\s*)([^)\s]+)/g, /(<img\b[^>]*?\bsrc\s*=\s*["'])([^"']+)/gi]
/** Other addresses, and paths of the portal itself. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/|#)/i

const namedIn = (text: string): string[] =>
  PLACES.flatMap((place) => [...text.matchAll(place)].map(([, , path]) => path!))

class Unusable extends Error {}

/** The file of an image. Security: with symlinks resolved, it must be inside the imported folder. */
const findFile = async (
  { root, folder }: NonNullable<ReadablePage['files']>,
  path: string,
): Promise<string> => {
  const file = await realpath(resolve(folder, decodeURI(path))).catch(() => null)
  if (file === null) throw new Unusable('找不到')
  if (!file.startsWith((await realpath(root)) + sep)) throw new Unusable('不在导入的文件夹里')
  return file
}

const load = async (files: NonNullable<ReadablePage['files']>, path: string): Promise<PreparedImage> => {
  const file = await findFile(files, path)
  if ((await stat(file)).size > MAX_IMAGE_BYTES) throw new Unusable(IMAGE_TEXTS['too-large'])
  const image = await prepareImage(await readFile(file))
  if ('error' in image) throw new Unusable(IMAGE_TEXTS[image.error])
  return image
}

/**
 * Imports the images that an article of a folder references by relative paths, in its text and as its cover
 * (CON-07). An image that cannot be imported is a problem of the article.
 */
export async function takeImages(raw: RawArticle): Promise<WithImages> {
  if ('problem' in raw || !raw.files) return { raw, images: [] }
  const { files, fields, text } = raw
  const cover = typeof fields.cover === 'string' ? fields.cover : ''
  const named = [...new Set([...namedIn(text), cover])].filter((path) => path !== '' && !ELSEWHERE.test(path))
  const entries = new Map<string, PreparedImage>()
  for (const path of named) {
    try {
      entries.set(path, await load(files, path))
    } catch (error) {
      if (!(error instanceof Unusable || error instanceof URIError)) throw error
      const why = error instanceof Unusable ? error.message : '找不到'
      return { raw: { at: raw.at, problem: `图片 ${path}：${why}` }, images: [] }
    }
  }
  const pathOf = (path: string) => {
    const image = entries.get(path)
    return image ? `${IMAGE_PATH}${image.name}` : path
  }
  const written = PLACES.reduce(
    (now, place) => now.replace(place, (_, before: string, path: string) => before + pathOf(path)),
    text,
  )
  const renamed = {
    ...raw,
    text: written,
    fields: cover === '' ? fields : { ...fields, cover: pathOf(cover) },
  }
  return { raw: renamed, images: [...entries.values()] }
}
