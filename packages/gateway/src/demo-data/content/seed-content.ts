import type * as DemoContent from '@zhushutong/demo/content'
import { dayOf } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import {
  insertAnswers,
  insertImage,
  insertNotices,
  prepareImage,
  readLatestWinners,
  storeImage,
} from '../../content'
import { banners, contentImages, friendLinks, notices } from '../../content/content.table'
import type { Files } from '../../files'
import type { Tx } from '../../platform/db'
import { shortLink } from '../../promotion'
import { searchWords } from '../../records'
import { readPages } from './read-pages'

type Demo = typeof DemoContent

const BY_DEMO = 'demo-data'

/** The texts of a process: gateways of tests start one after the other, and reading takes up to a second. */
const drafts = new Map<number, ReturnType<Demo['listDrafts']>>()

function listDrafts(demo: Demo, now: number) {
  const read = drafts.get(now) ?? demo.listDrafts((folder) => readPages(folder, now))
  drafts.clear()
  drafts.set(now, read)
  return read
}

/**
 * Draws and inserts the banners once. The stored images mark that it was done, even if the staff have removed
 * a banner.
 */
const seedBanners = async (tx: Tx, files: Files, drawn: Demo['DEMO_BANNERS'], now: number): Promise<void> => {
  if ((await tx.$count(contentImages, eq(contentImages.savedBy, BY_DEMO))) > 0) return
  for (const [position, { picture, ...banner }] of drawn.entries()) {
    if (picture === null) {
      await tx.insert(banners).values({ ...banner, image: null, position })
      continue
    }
    const image = await prepareImage(await sharp(Buffer.from(picture)).png().toBuffer())
    if ('error' in image) throw new Error(`${banner.id}: ${image.error}`)
    await insertImage(tx, await storeImage({ ...files, orm: tx }, image, now), { by: BY_DEMO, now })
    await tx.insert(banners).values({ ...banner, image: image.name, position })
  }
}

/** Inserts missing demo articles, links, banners, a short link and search words. */
export async function seedContent(files: Files, now: number): Promise<void> {
  const { orm } = files
  const demo = await import('@zhushutong/demo/content')
  const winners = await readLatestWinners(orm, now)
  const texts = await listDrafts(demo, now)
  await orm.transaction(async (tx) => {
    const { articles, answers } = demo.dateDrafts(texts, now)
    // At every start but the first all articles exist; they are not prepared again.
    const known = new Set((await tx.select({ id: notices.id }).from(notices)).map(({ id }) => id))
    const isNew = ({ id }: { readonly id: string }) => !known.has(id)
    const all = [...demo.demoNotices(), ...demo.weeklyWinners(winners, now), ...articles]
    await insertNotices(tx, all.filter(isNew))
    await insertAnswers(
      tx,
      answers.filter(({ noticeId }) => !known.has(noticeId)),
    )
    await tx.insert(friendLinks).values(demo.DEMO_FRIEND_LINKS).onConflictDoNothing()
    await seedBanners(tx, files, demo.DEMO_BANNERS, now)
    await tx
      .insert(shortLink)
      .values({ ...demo.DEMO_SHORT_LINK, createdAt: now })
      .onConflictDoNothing()
    await tx
      .insert(searchWords)
      .values(
        demo.DEMO_SEARCH_WORDS.map(([word, kind], i) => ({
          word,
          kind,
          day: dayOf(now),
          count: demo.DEMO_SEARCH_WORDS.length - i,
        })),
      )
      .onConflictDoNothing()
  })
}
