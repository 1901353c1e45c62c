import * as z from 'zod/mini'
import { shortText } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const fields = () => ({
  name: shortText(),
  /** Path of a picture stored by `article.uploadImage`; '' for a pop-up with text only. */
  image: shortText(),
  title: shortText(),
  text: shortText(),
  link: shortText(1000),
  positionKey: shortText(),
  position: z.int(),
  /** YYYY-MM-DD in Asia/Shanghai; '' for no bound. */
  startsOn: shortText(),
  endsOn: shortText(),
  isOn: z.boolean(),
})

const row = () =>
  z.object({
    id: z.string(),
    ...fields(),
    state: z.enum(['shown', 'planned', 'over', 'off']),
    /** Clicks recorded so far. */
    clicks: z.int(),
  })

const calls = callsOf('banner', row)

/** Banners and pop-ups (SHL-14): one entry at one place each. */
export const banner = {
  list: calls.list(['position'], () => ({ words: searchWords() })),
  get: calls.get(),
  create: calls.create(fields),
  update: calls.update(fields),
  /** Returns the banner as it was. */
  remove: calls.action('remove', () => ({})),
}
