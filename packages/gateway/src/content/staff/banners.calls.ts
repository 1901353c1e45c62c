import { isDeepStrictEqual } from 'node:util'
import { IMAGE_PATH } from '@zhushutong/domain/content'
import {
  type BannerEntry,
  type BannerProblem,
  checkBannerEntry,
  checkBannerPicture,
  findBannerState,
} from '@zhushutong/domain/portal/shell'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  leaveUnchanged,
  type ResourceDeps,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import type { Queryable, Tx } from '../../platform/db'
import { pageOf } from '../../platform/http'
import {
  type Banner,
  type BannerInput,
  countBannerClicks,
  deleteBanner,
  findBanner,
  findBannerPage,
  findImageSize,
  saveBanner,
} from '../editing/banners.store'

type Form = BannerEntry & { readonly image: string }

const stateOf = ({ id: _, picture, ...entry }: Banner) => ({ ...entry, image: picture?.path ?? '' })

const rowView = async (db: Queryable, banner: Banner, now: number) => ({
  id: banner.id,
  ...stateOf(banner),
  state: findBannerState(banner, now),
  clicks: await countBannerClicks(db, banner.id),
})

const trimmed = ({ name, title, text, link, image, ...rest }: Form): BannerInput => ({
  ...rest,
  name: name.trim(),
  title: title.trim(),
  text: text.trim(),
  link: link.trim(),
  // Any other address is taken as a picture's name, and refused as unknown.
  image: image.startsWith(IMAGE_PATH) ? image.slice(IMAGE_PATH.length) : image,
})

const findProblems = async (tx: Tx, input: BannerInput) => {
  const size = await findImageSize(tx, input.image)
  const picture: BannerProblem | null =
    input.image !== '' && !size
      ? { field: 'image', message: '没有这张图片，请重新选择' }
      : checkBannerPicture(size, input)
  return [...checkBannerEntry(input), ...(picture ? [picture] : [])]
}

/** Banners (SHL-14); a change appears on the portal within 10 s. */
export function bannerCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['banner']> {
  const { orm } = database

  /** Saves a form as a new banner, or as the banner with `id`. */
  const save = ({ change, now }: StaffContext, form: Form, id?: string) =>
    change(id === undefined ? 'create' : 'update', async (tx) => {
      const before = id === undefined ? null : await findBanner(tx, id)
      if (before === undefined) return GONE
      const input = trimmed(form)
      const problems = await findProblems(tx, input)
      if (problems.length > 0) return wrongFields(problems)
      const state = { ...input, image: input.image && IMAGE_PATH + input.image }
      if (before && isDeepStrictEqual(stateOf(before), state))
        return leaveUnchanged(await rowView(tx, before, now))
      const after = await saveBanner(tx, id, input)
      return {
        subject: after.id,
        before: before && stateOf(before),
        after: stateOf(after),
        result: await rowView(tx, after, now),
      }
    })

  return {
    async list({ sort, order, ...query }, { now }) {
      const { rows, total } = await findBannerPage(orm, {
        ...query,
        order: sort === undefined ? 'asc' : order,
      })
      return pageOf(query, await Promise.all(rows.map((row) => rowView(orm, row, now))), total)
    },
    async get({ id }, { now }) {
      const banner = await findBanner(orm, id)
      return banner ? rowView(orm, banner, now) : GONE
    },
    create: (form, context) => save(context, form),
    update: ({ id, ...form }, context) => save(context, form, id),
    remove: ({ id }, { change, now }) =>
      change('remove', async (tx) => {
        const before = await findBanner(tx, id)
        if (!before) return GONE
        const result = await rowView(tx, before, now)
        await deleteBanner(tx, id)
        return { subject: id, before: stateOf(before), after: null, result }
      }),
  }
}
