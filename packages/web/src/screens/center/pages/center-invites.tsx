import { buildHref } from '@zhushutong/domain/addresses'
import { InvitesView } from '@/features/invite/invites.view'
import { orNull } from '@/wiring/server/answers'
import { NewInviteForm } from '../controls/invite-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 10

/** 邀请好友 (INV-02). */
export async function CenterInvites({ query, reader, hrefOf }: SectionProps) {
  const [page, choices] = await Promise.all([
    orNull(reader.calls.invites.list({ pageNum: parsePage(query), pageSize: PAGE_SIZE })),
    orNull(reader.calls.invites.choices()),
  ])
  const hrefOfPage = (at: number) => hrefOf({ page: pageParam(at) })
  redirectToLastPage(page, hrefOfPage)
  return (
    <InvitesView
      page={page}
      choices={choices}
      now={Date.now()}
      form={choices && <NewInviteForm key={page?.total} scopes={choices.scopes} />}
      linkOf={(code) => reader.portalSite.origin + buildHref('share', { code })}
      hrefOf={hrefOfPage}
    />
  )
}
