import {
  CHAT_TEXTS,
  checkChatText,
  MAX_CHAT_PICTURE_BYTES,
  type ServiceHours,
} from '@zhushutong/domain/consultation'
import { IMAGE_TEXTS } from '@zhushutong/domain/content'
import { CHAT_PICTURE_PATH, contract } from '@zhushutong/sdk/contract'
import { PREPARE_IMAGE } from '../../content'
import { createFiles, FILE_AREAS, openFile } from '../../files'
import { isUuid } from '../../platform/db/uuid'
import type { Deps } from '../../platform/feature'
import {
  CODES,
  createLimiter,
  type Failure,
  type Handlers,
  mountAttachments,
  mountGroup,
  type Server,
  sessionOf,
} from '../../platform/http'
import {
  type ChatMessage,
  deleteOldMessages,
  findChat,
  findMessages,
  findPicture,
  saveRead,
  sendOwnMessage,
  storePicture,
} from './chat.store'
import { embeddedChat } from './embedded-chat.adapter'
import { tellLateAnswers } from './late-answers'
import { presenceReader } from './presence.store'

/** The limit of a member's calls: each window polls every few seconds, and several may be open. */
const CALLS = { capacity: 60, perSecond: 2 }

const NO_PICTURE: Failure = { error: '30003', message: '没有这张图片' }
const TOO_MANY: Failure = { error: CODES.tooMany, message: CHAT_TEXTS.tooMany }

const refusedBy = (field: string, message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field, message }] },
})

/** A message as its member sees it, without the author's name on the staff. */
const viewOwn = ({ seq, isFromStaff, text, picture, createdAt }: ChatMessage) => ({
  seq,
  isFromStaff,
  text,
  picture: picture && {
    href: CHAT_PICTURE_PATH.replace('{fileId}', picture.id),
    width: picture.width,
    height: picture.height,
  },
  createTime: createdAt,
})

/** A member's chat with the staff (ASK-04, ASK-05). */
export function chatRoutes(deps: Deps, hours: readonly ServiceHours[]) {
  const { clock, calls, workers } = deps
  const files = createFiles(deps)
  const { orm } = deps.database
  const readPresence = presenceReader(orm, hours)
  const provider = embeddedChat(orm, readPresence)
  const limiter = createLimiter(CALLS, clock)
  const isTooFast = (userId: string) => !limiter.take(userId).ok

  const handlers: Handlers<typeof contract.consultChat> = {
    gen: (_, context) => provider.open(sessionOf(context).userId, context.now),
    async messages(range, context) {
      const { userId } = sessionOf(context)
      if (isTooFast(userId)) return TOO_MANY
      const chat = await findChat(orm, userId)
      const result = chat ? await findMessages(orm, chat.id, range) : { records: [], hasEarlier: false }
      const { records, hasEarlier } = result
      const presence = await readPresence(context.now)
      return { records: records.map(viewOwn), hasEarlier, readSeq: chat?.readSeq ?? 0, ...presence }
    },
    async send({ key, text }, context) {
      const { userId } = sessionOf(context)
      const checked = checkChatText(text)
      if ('error' in checked) return refusedBy('text', checked.message)
      const sent = await orm.transaction((tx) =>
        sendOwnMessage(tx, userId, { key, now: context.now, ...checked }),
      )
      return sent ? viewOwn(sent) : TOO_MANY
    },
    async sendPicture({ key, content }, context) {
      const { userId } = sessionOf(context)
      if (isTooFast(userId)) return TOO_MANY
      const bytes = Buffer.from(content, 'base64')
      if (bytes.length > MAX_CHAT_PICTURE_BYTES) return refusedBy('content', CHAT_TEXTS.picture)
      const image = await workers.run(PREPARE_IMAGE, bytes, userId)
      if ('error' in image) return refusedBy('content', IMAGE_TEXTS[image.error])
      const picture = await storePicture(files, image, context.now)
      const sent = await orm.transaction((tx) =>
        sendOwnMessage(tx, userId, { key, now: context.now, picture }),
      )
      return sent ? viewOwn(sent) : TOO_MANY
    },
    async read({ seq }, context) {
      const { userId } = sessionOf(context)
      if (isTooFast(userId)) return TOO_MANY
      await saveRead(orm, userId, seq)
      return true
    },
  }

  return {
    mount(app: Server) {
      mountGroup(app, contract.consultChat, handlers, calls)
      mountAttachments(app, CHAT_PICTURE_PATH, calls, NO_PICTURE, async (userId, fileId) => {
        const chat = isUuid(fileId) ? await findChat(orm, userId) : null
        const picture = chat && (await findPicture(orm, chat.id, fileId))
        const file = picture && (await openFile(files, { area: 'chat-images', id: picture.id }, 'owner'))
        if (!file) return null
        return { content: file.stream, size: file.size, mimeType: file.mimeType, name: `${fileId}.webp` }
      })
    },
    sweep: () => deleteOldMessages(orm, clock.now() - FILE_AREAS['chat-images'].retentionMs),
    tellLate: () => tellLateAnswers(orm, clock.now()),
  }
}
