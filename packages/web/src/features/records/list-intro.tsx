import { type Opening, promptFor } from '@zhushutong/domain/access'
import { LinkButton } from '@/ui/button'
import { listPath } from './detail-href'
import type { ListPlace } from './list-model'
import { unlockProps } from './unlock'

/** What stands above a list: its sub-lists, what it is about, and what opens it (ACC-04, ACC-05). */
export function ListIntro({
  place: { kind, sub },
  closedBy,
}: {
  place: ListPlace
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
        <nav
          aria-label={`${kind.label}分类`}
          className="card mt-4 flex gap-6 overflow-x-auto px-3 py-3 md:px-6"
        >
          {lists.map(({ label, href, isCurrent }) => (
            <a
              key={href}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="whitespace-nowrap text-ink-2 hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      {kind.about && <p className="mt-4 text-ink-2">{kind.about}</p>}
      {closedBy && (
        <div className="lockbar mt-4">
          <span>{promptFor(closedBy).text}</span>
          <LinkButton variant="gold" rel="nofollow" {...unlockProps(closedBy)}>
            {promptFor(closedBy).button}
          </LinkButton>
        </div>
      )}
    </>
  )
}
