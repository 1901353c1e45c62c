import { EmptyState } from '@zhushutong/ui/layout/states'

/** A section whose content failed to load, or, known only after the page was sent, has none. */
export function NotLoaded({ label, isNone = false }: { label: string; isNone?: boolean }) {
  if (isNone)
    return <EmptyState title={`暂未收录${label}`}>未收录不代表没有，以来源平台公布的为准</EmptyState>
  return <EmptyState title={`${label}暂时没有加载出来`}>请稍后刷新页面</EmptyState>
}
