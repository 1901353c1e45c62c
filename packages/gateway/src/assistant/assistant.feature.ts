import { createHmac } from 'node:crypto'
import { parseRating } from '@zhushutong/domain/assistant'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { createFiles } from '../files'
import { findMyCompany } from '../my-company'
import type { Deps, Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../platform/http'
import type { Answerer } from './answerer.ports'
import { createAnswerRunner } from './chat'
import {
  deleteConversation,
  findAssistantMessages,
  findConversation,
  findConversationPage,
  rateMessage,
  renameConversation,
} from './conversations.store'
import { createAnswerer } from './create-answerer'
import { giveUpTasksAtStart, insertTask, requestStop, STREAM_LIMITS, sweepTasks } from './tasks.store'
import { deleteOldUploads, readOwnUploads, saveUpload } from './uploads.store'

const GONE: Failure = { error: '30003', status: 404 }

const TOO_MANY = {
  'at-once': `最多同时生成 ${STREAM_LIMITS.atOnce} 个回答，请等前面的结束后再提问`,
  'per-minute': `每分钟最多提问 ${STREAM_LIMITS.perMinute} 次，请稍后再问`,
} as const

/** Delay in ms until a stop request reaches the gateway that works on the answer. */
const RENEW_MS = 400
const SWEEP_MS = 5_000

/** The assistant (AI-01 to AI-05, VAL-17, VAL-18): conversations of members, answered by the given answerer. */
export function assistantFeatureWith(answererOf: (deps: Deps) => Answerer): Feature {
  return (deps) => {
    const { config, database, clock, calls, log } = deps
    const files = createFiles(deps)
    const answerer = answererOf(deps)
    const answers = createAnswerRunner(answerer, database, clock, log)
    const pseudonymOf = (userId: string) =>
      createHmac('sha256', config.ASSISTANT_KEY ?? 'assistant')
        .update(userId)
        .digest('hex')
        .slice(0, 32)

    const handlers: Handlers<typeof contract.assistant> = {
      async rate({ message_id, rating, content }, context) {
        const input = parseRating(rating)
        const { userId } = sessionOf(context)
        const newRating = input === 'none' ? null : input
        return (await rateMessage(database.orm, userId, message_id, newRating, content ?? null)) ? true : GONE
      },

      async upload({ file }, context) {
        const upload = await saveUpload(files, sessionOf(context).userId, file, context.now)
        if (!upload) return { error: CODES.tooMany }
        const { id, name, size, createdAt } = upload
        return { id, name, size, mime_type: upload.mimeType, created_at: createdAt }
      },

      async conversations({ last_id, limit }, context) {
        const page = await findConversationPage(database.orm, sessionOf(context).userId, last_id, limit)
        if (!page) return GONE
        const data = page.rows.map(({ id, name, createdAt, updatedAt }) => ({
          id,
          name,
          created_at: createdAt,
          updated_at: updatedAt,
        }))
        return JSON.stringify({ limit, has_more: page.hasMore, answered_by: answerer.by, data })
      },

      async rename({ conversation_id, name }, context) {
        const { userId } = sessionOf(context)
        return (await renameConversation(database.orm, userId, conversation_id, name.trim())) ? true : GONE
      },

      async remove({ conversationId }, context) {
        return (await deleteConversation(database.orm, sessionOf(context).userId, conversationId))
          ? true
          : GONE
      },

      async messages({ conversationId }, context) {
        const { userId } = sessionOf(context)
        if (!(await findConversation(database.orm, userId, conversationId))) return GONE
        const messages = await findAssistantMessages(database.orm, conversationId)
        return messages.map(({ id, query, answer, rating, state, errorCode, files, createdAt }) => ({
          id,
          query,
          answer,
          rating,
          state,
          error_code: errorCode,
          files,
          created_at: createdAt,
        }))
      },

      async chat({ query, conversation_id, files: attached }, context, gone) {
        const { userId } = sessionOf(context)
        // An absent or empty id starts a new conversation.
        const conversation = conversation_id
          ? await findConversation(database.orm, userId, conversation_id)
          : null
        if (conversation_id && !conversation) return GONE
        const fileIds = attached.map((file) => (typeof file === 'string' ? file : file.upload_file_id))
        const uploads = await readOwnUploads(files, userId, fileIds)
        if (!uploads) return GONE
        const newQuestion = { userId, query: query.trim(), files: fileIds, conversation }
        const task = await insertTask(database.orm, newQuestion, context.now)
        if ('error' in task) return { error: CODES.tooMany, message: TOO_MANY[task.error] }
        const { viewer, now } = context
        const question = {
          query: query.trim(),
          files: uploads,
          asker: { viewer, now },
          own: await findMyCompany(database.orm, userId),
          pseudonym: pseudonymOf(userId),
        }
        return answers.open(task, question, gone)
      },

      async stop({ taskId }, context) {
        if (!(await requestStop(database.orm, sessionOf(context).userId, taskId))) return GONE
        await answers.stop(taskId)
        return true
      },
    }

    return {
      prepare: () => giveUpTasksAtStart(database, clock.now()),
      routes(app) {
        mountGroup(app, contract.assistant, handlers, calls)
        app.addHook('preClose', async () => answers.close())
      },
      jobs: [
        { name: 'assistant answers', every: RENEW_MS, run: () => answers.renew() },
        { name: 'assistant tasks', every: SWEEP_MS, run: () => sweepTasks(database.orm, clock.now()) },
        { name: 'assistant uploads', every: HOUR_MS, run: () => deleteOldUploads(database.orm, clock.now()) },
      ],
    }
  }
}

export const assistantFeature = assistantFeatureWith(createAnswerer)
