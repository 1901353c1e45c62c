import { ARTICLE_FORMATS, ARTICLE_STATES, IMAGE_TEXTS, MAX_IMAGE_BYTES } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { atMost, moment, shortText, time } from '../contract/shape/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

/** Above the domain's limit, so that the domain returns its own message. */
const MAX_TEXT = 300_000

/** The fields of the form, except for the text. */
const meta = () => ({
  channel: shortText(),
  title: shortText(400),
  remark: shortText(1000),
  category: shortText(),
  tags: z.array(shortText()).check(atMost(100)),
  source: shortText(),
  author: shortText(),
  method: shortText(),
  region: shortText(),
  documentNumber: shortText(),
  issuer: shortText(),
  issuedOn: shortText(),
  effectiveOn: shortText(),
  expiresOn: shortText(),
  amendment: shortText(400),
  replacedBy: shortText(),
  cover: shortText(400),
})

const text = () => ({ format: z.enum(ARTICLE_FORMATS), text: z.string().check(atMost(MAX_TEXT)) })

const form = () => ({ ...meta(), ...text() })

/** The version that the editor loaded (CON-05). */
const version = () => z.int().check(z.gte(1))

const row = () =>
  z.object({
    id: z.string(),
    state: z.enum(ARTICLE_STATES),
    version: z.int(),
    /** Null for a draft and a withdrawn article. */
    releaseTime: z.nullable(time()),
    /** Null if no editor has changed the article. */
    savedBy: z.nullable(z.string()),
    saveTime: z.nullable(time()),
    views: z.int(),
    /** True for a draft that was never published (CON-11). */
    isDeletable: z.boolean(),
    /** Address of its page on the portal. */
    href: z.string(),
    ...meta(),
    format: z.enum(ARTICLE_FORMATS),
    /** Absent in a list. */
    text: z.optional(z.string()),
    /** The text as readers see it: sanitised HTML. Absent in a list. */
    html: z.optional(z.string()),
  })

/** A picture; its kind and size are checked by its bytes. */
const imagePart = () =>
  z.strictObject({
    name: shortText(),
    mimeType: shortText(100),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '请选择图片文件'),
  })

const change = () => z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })

const calls = callsOf('article', row)

/** Articles in any state (CON-04 to CON-07). */
export const article = {
  list: calls.list(['saveTime', 'releaseTime', 'views'], () => ({
    channel: z._default(shortText(64), ''),
    state: z.optional(z.enum(ARTICLE_STATES)),
    words: searchWords(),
  })),
  get: calls.get(),
  /** Creates a draft; `newId` is its id, '' for a generated id. */
  create: calls.create(() => ({ newId: z._default(shortText(), ''), ...form() })),
  /** Saves a new version; that of a published article is public at once. */
  update: calls.update(() => ({ version: version(), ...form() })),
  publish: calls.action('publish', () => ({ version: version() })),
  schedule: calls.action('schedule', () => ({ version: version(), at: moment() })),
  withdraw: calls.action('withdraw', () => ({ version: version() })),
  reopen: calls.action('reopen', () => ({ version: version() })),
  /** Deletes a draft that was never published, and returns it as it was (CON-11). */
  remove: calls.action('remove', () => ({ version: version() })),
  /** Saves an earlier version as the newest one. */
  restore: calls.action('restore', () => ({ version: version(), from: version() })),
  /** The versions, the current one first, each with its changes. */
  versions: staffCall(
    'article',
    'versions',
    {
      request: () => z.strictObject({ id: rowId() }),
      result: () =>
        z.object({
          records: z.array(
            z.object({
              version: z.int(),
              savedBy: z.nullable(z.string()),
              saveTime: z.nullable(time()),
              changes: z.array(change()),
            }),
          ),
        }),
    },
    { changes: false },
  ),
  /** A text as readers would see it; nothing is saved. */
  preview: staffCall(
    'article',
    'preview',
    { request: () => z.strictObject(text()), result: () => z.object({ html: z.string() }) },
    { changes: false },
  ),
  /** Stores a picture and returns its path on the portal (CON-07). */
  uploadImage: {
    ...staffCall('article', 'uploadImage', {
      request: () => z.strictObject({ file: imagePart() }),
      result: () => z.object({ path: z.string(), width: z.int(), height: z.int() }),
    }),
    multipart: { name: 'file', maxBytes: MAX_IMAGE_BYTES, tooLarge: IMAGE_TEXTS['too-large'] },
  },
}
