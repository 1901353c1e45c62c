import { isRiskCheck } from '@zhushutong/domain/portal/errors'
import { SHELL_DIALOGS } from '@zhushutong/domain/portal/shell'
import type { Failure } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { DialogButton } from '@/triggers/dialog-trigger'
import { RefusedRequest } from '@/triggers/refused-request'

const { title: CHECK, ok: BEGIN_CHECK } = SHELL_DIALOGS['risk-check']

/** True for a fault of the service, after which the same request may succeed. */
const isPassing = ({ status }: Failure): boolean => status === 0 || status >= 500

interface Props {
  failure: Failure
  title?: string
  /** The address of the page itself: offered after a passing fault. */
  retryHref?: string
  /** The way on after any other failure. */
  action?: ReactNode
}

/**
 * The reason of a failed load, and the next step. The check for real persons opens a dialog, which reloads
 * the page (ERR-06).
 */
export function LoadFailure({ failure, title = '暂时没有加载出来', retryHref, action }: Props) {
  if (!isRiskCheck(failure.error))
    return (
      <ErrorState
        title={title}
        action={retryHref && isPassing(failure) ? <LinkButton href={retryHref}>重试</LinkButton> : action}
      >
        {failure.message}
        {failure.status === 403 && <RefusedRequest requestId={failure.requestId} />}
      </ErrorState>
    )
  return (
    <ErrorState
      title={CHECK}
      action={
        <DialogButton variant="primary" dialog={{ name: 'risk-check' }}>
          {BEGIN_CHECK}
        </DialogButton>
      }
    >
      {failure.message}
    </ErrorState>
  )
}
