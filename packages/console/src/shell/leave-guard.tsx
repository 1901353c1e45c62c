import { useWarnAboutChange } from '@refinedev/core'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useBeforeUnload, useBlocker } from 'react-router'

/**
 * Asks for confirmation before leaving a page with unsaved changes: by a link, by the browser's buttons, or
 * by closing the tab.
 */
export function LeaveGuard() {
  const { warnWhen = false, setWarnWhen } = useWarnAboutChange()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A REPLACE comes from the app itself, after a save or at the end of a session.
      warnWhen && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (warnWhen) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      danger
      title="有未保存的修改"
      confirm="离开"
      cancel="留下"
      onConfirm={() => {
        setWarnWhen?.(false)
        blocker.proceed()
      }}
      onCancel={() => blocker.reset()}
    >
      离开后这些修改不会生效。文章里写的内容在这台电脑上留有副本，下次打开时可以恢复。
    </ConfirmDialog>
  )
}
