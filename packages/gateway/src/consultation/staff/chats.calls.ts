import { buffer } from 'node:stream/consumers'
import { checkChatText } from '@zhushutong/domain/consultation'
import { IMAGE_TEXTS } from '@zhushutong/domain/content'
import { maskPhone } from '@zhushutong/domain/formatting'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffContext, type StaffHandlers } from '../../console'
import { PREPARE_IMAGE } from '../../content'
import { createFiles, openFile } from '../../files'
import { isUuid } from '../../platform/db/uuid'
import { pageOf } from '../../platform/http'
import { type ChatContent, type ChatMessage, findPicture, storePicture } from '../chat/chat.store'
import { deletePresence, savePresence } from '../chat/presence.store'
import { answerChat, findStaffChat, pageChats, type StaffChat } from '../chat/staff-chat.store'

const rowView = ({ chat, nickName, mobile, last }: StaffChat) => ({
  id: chat.id,
  nickName,
  mobile,
  waitingSince: chat.waitingSince,
  last,
  lastTime: chat.lastAt,
  readSeq: chat.readSeq,
})

const messageView = ({ createdAt, ...message }: ChatMessage) => ({ ...message, createTime: createdAt })

const wholeView = (row: StaffChat & { readonly messages: readonly ChatMessage[] }) => ({
  ...rowView(row),
  messages: row.messages.map(messageView),
})

/** Chats with members, answered by the staff (ASK-05). The audit log records each answer, but not its text. */
export function chatCalls({ config, database, workers }: ResourceDeps): StaffHandlers<StaffContract['chat']> {
  const { orm } = database
  const files = createFiles({ config, database })
  const answer = (id: string, action: string, content: ChatContent, { change, actor, now }: StaffContext) =>
    change(action, async (tx) => {
      const answered = await answerChat(tx, id, content, { now, staffName: actor.name })
      const staffChat = answered && (await findStaffChat(tx, id))
      if (!staffChat) return GONE
      const after =
        'text' in content
          ? { textLength: content.text.length }
          : { width: content.picture.width, height: content.picture.height }
      return { subject: id, before: null, after, result: wholeView(staffChat) }
    })

  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await pageChats(orm, query)
      const records = rows.map((row) => ({ ...rowView(row), mobile: maskPhone(row.mobile) }))
      return pageOf(query, records, total)
    },
    async get({ id }) {
      const staffChat = await findStaffChat(orm, id)
      return staffChat ? wholeView(staffChat) : GONE
    },
    async answer({ id, text }, context) {
      const checked = checkChatText(text)
      if ('error' in checked) return refusedBy(checked.message, 'text')
      return answer(id, 'answer', checked, context)
    },
    async answerPicture({ id, file }, context) {
      const image = await workers.run(PREPARE_IMAGE, file.bytes, context.actor.id)
      if ('error' in image) return refusedBy(IMAGE_TEXTS[image.error], 'file')
      const picture = await storePicture(files, image, context.now)
      return answer(id, 'answerPicture', { picture }, context)
    },
    async presence({ isHere }, { actor, now }) {
      if (isHere) await savePresence(orm, actor.id, now)
      else await deletePresence(orm, actor.id)
      return true
    },
    async readPicture({ id, pictureId }) {
      const picture = isUuid(id) && isUuid(pictureId) ? await findPicture(orm, id, pictureId) : null
      const file = picture && (await openFile(files, { area: 'chat-images', id: picture.id }, 'staff'))
      if (!file) return GONE
      return { mimeType: file.mimeType, content: (await buffer(file.stream)).toString('base64') }
    },
  }
}
