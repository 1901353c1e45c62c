import type { ChangelogGateway } from '@zhushutong/domain/changelog'
import { articles, content } from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import { CALLS } from './client'
import { orFailure } from './failure'

/** The product's change log, with a client of its own: few pages need these calls. */
export function createChangelog(): ChangelogGateway {
  const client = createClient({ articles, content }, CALLS)
  return {
    page: (query) => orFailure(client.content.changeLog(query)),
    detail: (id) => orFailure(client.articles.changeLogOne({ id })),
  }
}
