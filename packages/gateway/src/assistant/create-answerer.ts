import type { Deps } from '../platform/feature'
import type { Answerer } from './answerer.ports'
import { difyAnswerer } from './dify/dify.answerer'
import { embeddedAnswerer } from './embedded/embedded.answerer'

/** A Dify-compatible service if configured; otherwise the portal's own records. */
export function createAnswerer({ config, database, log }: Deps): Answerer {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key } = config
  if (url === undefined) return embeddedAnswerer(database)
  if (key === undefined) throw new Error('ASSISTANT_URL needs ASSISTANT_KEY')
  return difyAnswerer({ url, key, log })
}
