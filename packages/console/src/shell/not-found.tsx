import { buttonClass } from '@zhushutong/ui/button-class'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { Link } from 'react-router'

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
