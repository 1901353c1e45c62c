import { Popover } from '@zhushutong/ui/overlays/popover'

/** The orders of a list as links, the chosen one in the button. */
export function SortMenu({
  sorts,
}: {
  sorts: ReadonlyArray<{ readonly label: string; readonly href: string; readonly isCurrent: boolean }>
}) {
  return (
    <Popover
      id="menu-sort"
      className="menu sorts"
      trigger={
        <>
          <span className="sorts-word">排序</span>
          <em>{sorts.find(({ isCurrent }) => isCurrent)?.label}</em>
        </>
      }
      panelClass="menu-panel"
    >
      <nav aria-label="排序" data-track="sort">
        {sorts.map(({ label, href, isCurrent }) => (
          <a key={label} href={href} aria-current={isCurrent || undefined}>
            {label}
          </a>
        ))}
      </nav>
    </Popover>
  )
}
