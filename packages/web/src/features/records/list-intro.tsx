import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { LinkButton } from '@/ui/button'
import { LineTabs } from '@/ui/line-tabs'
import { listPath } from './detail-href'
import type { ListLocation } from './list-model'
import { unlockProps } from './unlock'

/** The part above a list: its sub-lists, description, and what opens it (ACC-04, ACC-05). */
export function ListIntro({
  place: { kind, sub },
  closedBy,
}: {
  place: ListLocation
  closedBy: Opening | null
}) {
  const lists = [
    ...(kind.onlySubLists ? [] : [{ label: `全部${kind.label}`, href: listPath(kind), isCurrent: !sub }]),
    ...(kind.subLists ?? []).map((one) => ({
      label: one.label,
      href: listPath(kind, one),
      isCurrent: one === sub,
    })),
  ]
  return (
    <>
      {kind.subLists && (
        <nav aria-label={`${kind.label}分类`} className="card mt-4">
          <LineTabs tabs={lists} />
        </nav>
      )}
      {kind.about && <p className="mt-4 text-ink-2">{kind.about}</p>}
      {closedBy && (
        <div className="lockbar mt-4">
          <span>{buildPrompt(closedBy).text}</span>
          <LinkButton variant="gold" rel="nofollow" {...unlockProps(closedBy)}>
            {buildPrompt(closedBy).button}
          </LinkButton>
        </div>
      )}
    </>
  )
}
