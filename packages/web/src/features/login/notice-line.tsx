import type { Notice } from '@zhushutong/domain/login'
import { cx } from '@zhushutong/ui/cx'
import { CheckIcon, WarningIcon } from '@zhushutong/ui/icon'

const tones = {
  error: 'bg-bad-soft text-bad',
  warning: 'bg-warn-soft text-warn',
  success: 'bg-ok-soft text-ok',
}

export function NoticeLine({ notice }: { notice: Notice | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {notice && (
        <p className={cx('flex items-start gap-2 rounded-2 px-3 py-2', tones[notice.kind])}>
          {notice.kind === 'success' ? (
            <CheckIcon className="mt-[3px]" />
          ) : (
            <WarningIcon className="mt-[3px]" />
          )}
          <span>
            {notice.title && <b className="font-semibold">{notice.title}：</b>}
            {notice.text}
          </span>
        </p>
      )}
    </div>
  )
}
