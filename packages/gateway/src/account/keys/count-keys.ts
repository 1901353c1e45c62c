import type { KeyScope } from '@zhushutong/domain/api-keys'
import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { apiKeys } from './keys.table'

export function countKeys(orm: Pick<Queryable, '$count'>, userId: string, scope: KeyScope): Promise<number> {
  const opens = arrayContains(apiKeys.scopes, [scope])
  return orm.$count(apiKeys, and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), opens))
}
