import { Link } from 'react-router'
import { buttonClass } from '@/ui/button-class'
import { EmptyState } from '@/ui/layout/states'

export function NotFound() {
  return (
    <div className="card">
      <EmptyState
        title="没有这个页面"
        action={
          <Link to="/" className={buttonClass()}>
            回到工作台
          </Link>
        }
      />
    </div>
  )
}
