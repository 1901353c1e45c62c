import { checkKeyForm, KEY_TEXTS, trimKeyForm } from '@zhushutong/domain/api-keys'
import type { contract } from '@zhushutong/sdk/contract'
import type { Database } from '../../platform/db'
import { CODES, type Failure, type Handlers, sessionOf } from '../../platform/http'
import { readKeyUsage } from './key-usage.store'
import { type ApiKey, findApiKeys, insertApiKey, revokeApiKey } from './keys.store'
import type { UnsavedUse } from './unsaved-use'

const UNKNOWN: Failure = { error: CODES.notFound, message: KEY_TEXTS.unknown }

const toKey = ({ id, createdAt, lastUsedAt, revokedAt, scopes, ...key }: ApiKey) => ({
  ...key,
  keyId: id,
  scopes: [...scopes],
  createTime: createdAt,
  lastUsedTime: lastUsedAt,
  revokeTime: revokedAt,
})

export function keysHandlers(
  { orm }: Pick<Database, 'orm'>,
  unsaved: UnsavedUse,
): Handlers<typeof contract.apiKeys> {
  return {
    async create(input, context) {
      const form = trimKeyForm(input)
      const problems = checkKeyForm(form)
      if (problems.length > 0)
        return { error: CODES.badRequest, message: problems[0]?.message, data: { fields: problems } }
      const result = await insertApiKey(orm, sessionOf(context).userId, form, context.now)
      if ('error' in result) return { error: CODES.tooMany, message: KEY_TEXTS[result.error] }
      return { ...toKey(result), key: result.key }
    },
    async list(_, context) {
      const keys = await findApiKeys(orm, unsaved, sessionOf(context).userId, context.now)
      return { keys: keys.map(toKey) }
    },
    async revoke({ keyId }, context) {
      return (await revokeApiKey(orm, sessionOf(context).userId, keyId, context.now)) || UNKNOWN
    },
    async usage({ keyId, days }, context) {
      const { userId } = sessionOf(context)
      const usage = await readKeyUsage(orm, unsaved, userId, { days, keyId }, context.now)
      return usage ? { days: [...usage] } : UNKNOWN
    },
  }
}
