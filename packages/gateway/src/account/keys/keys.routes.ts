import { checkKeyForm, KEY_TEXTS, trimKeyForm } from '@zhushutong/domain/api-keys'
import type { contract } from '@zhushutong/sdk/contract'
import { CODES, type Failure, type Handlers, sessionOf } from '../../platform/http'
import type { ApiKey, KeysStore } from './keys.store'

const UNKNOWN: Failure = { error: CODES.notFound, message: KEY_TEXTS.unknown }

const toKey = ({ id, createdAt, lastUsedAt, revokedAt, scopes, ...key }: ApiKey) => ({
  ...key,
  keyId: id,
  scopes: [...scopes],
  createTime: createdAt,
  lastUsedTime: lastUsedAt,
  revokeTime: revokedAt,
})

export function keysHandlers(store: KeysStore): Handlers<typeof contract.apiKeys> {
  return {
    async create(input, context) {
      const form = trimKeyForm(input)
      const problems = checkKeyForm(form)
      if (problems.length > 0)
        return { error: CODES.badRequest, message: problems[0]?.message, data: { fields: problems } }
      const result = await store.create(sessionOf(context).userId, form)
      if ('error' in result) return { error: CODES.tooMany, message: KEY_TEXTS[result.error] }
      return { ...toKey(result), key: result.key }
    },
    async list(_, context) {
      return { keys: (await store.list(sessionOf(context).userId)).map(toKey) }
    },
    async revoke({ keyId }, context) {
      return (await store.revoke(sessionOf(context).userId, keyId)) || UNKNOWN
    },
    async usage({ keyId, days }, context) {
      const result = await store.readUsage(sessionOf(context).userId, days, keyId)
      return result ? { days: [...result] } : UNKNOWN
    },
  }
}
