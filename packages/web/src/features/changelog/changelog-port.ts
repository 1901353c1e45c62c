import type { ChangelogGateway } from '@zhushutong/domain/changelog'
import type { Gateway } from '@/wiring/browser/gateway'

/** The product's change log. */
export function changelogPort({ call }: Gateway): ChangelogGateway {
  return {
    page: (query) => call(({ content }) => content.changeLog(query)),
    detail: (id) => call(({ articles }) => articles.changeLogOne({ id })),
  }
}
