import { ADD_ONS, buildPrompt, type Opening, type Viewer } from '@zhushutong/domain/access'
import { LinkButton } from '@/ui/button'
import { LineTabs } from '@/ui/line-tabs'
import { AddOnMark } from './add-on-mark'
import { listPath } from './detail-href'
import type { ListLocation } from './list-model'
import { unlockProps } from './unlock'

/** The part above a list: its sub-lists, description, and what opens it (ACC-04, ACC-05, ACC-13). */
export function ListIntro({
  place: { kind, sub },
  closedBy,
  viewer,
}: {
  place: ListLocation
  closedBy: Opening | null
  viewer?: Viewer
}) {
  const addOn = ADD_ONS.find((one) => one === kind.opensBy)
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
      {(kind.about || addOn) && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-ink-2">
          {addOn && <AddOnMark addOn={addOn} viewer={viewer} />}
          {kind.about}
        </p>
      )}
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
