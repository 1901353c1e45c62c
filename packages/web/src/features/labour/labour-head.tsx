import { buttonClass } from '@/ui/button-class'
import { LineTabs } from '@/ui/line-tabs'

interface Tab {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The head of the labour hall: its lists, the reader's own postings, and what opens the forms. */
export function LabourHead({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <header className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 pr-3">
      <nav aria-label="用工大厅" className="min-w-0 flex-1 max-md:basis-full">
        <LineTabs tabs={tabs} />
      </nav>
      <span className="flex gap-2 pb-2 pl-3 md:pb-0">
        <button
          type="button"
          className={buttonClass({ variant: 'primary', size: 'small' })}
          data-posting="recruit"
        >
          发布职位
        </button>
        <button type="button" className={buttonClass({ size: 'small' })} data-posting="worker">
          发布求职
        </button>
      </span>
    </header>
  )
}
