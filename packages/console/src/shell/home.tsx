import { STAFF_RESOURCES, type StaffResource } from '@zhushutong/domain/staff'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { Link } from 'react-router'
import { SCREENS } from '../resources'
import { useSelf } from './use-self'
import { useWaiting } from './use-waiting'

function WaitingCard({ name }: { name: StaffResource }) {
  const count = useWaiting(name)
  const { waiting } = SCREENS[name]
  if (!waiting) return null
  const filters = Object.entries(waiting.filter).map(
    ([field, value], i) =>
      `filters[${i}][field]=${field}&filters[${i}][operator]=eq&filters[${i}][value]=${value}`,
  )
  return (
    <Link to={`/${name}?${filters.join('&')}`} className="card grid gap-1 px-5 py-4 hover:border-primary">
      <span className="text-12 text-ink-2">{waiting.label}</span>
      <b className="text-28 font-semibold text-ink">{count ?? '…'}</b>
    </Link>
  )
}

/** The first page: the number of waiting rows by resource. */
export function Home() {
  const self = useSelf()
  const seen = (self?.resources ?? []) as readonly StaffResource[]
  const waiting = seen.filter((name) => SCREENS[name]?.waiting)
  return (
    <>
      <h1 className="text-20 font-semibold">工作台</h1>
      <section aria-label="待办概览" className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {waiting.map((name) => (
          <WaitingCard key={name} name={name} />
        ))}
      </section>
      {self && seen.length === 0 && (
        <div className="card">
          <EmptyState title="您的岗位还没有可用的功能">需要更多权限，请联系管理员</EmptyState>
        </div>
      )}
      {waiting.length === 0 && seen.length > 0 && (
        <div className="card">
          <EmptyState title="没有待办">从菜单进入{STAFF_RESOURCES[seen[0]!].label}等页面</EmptyState>
        </div>
      )}
    </>
  )
}
