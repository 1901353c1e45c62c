import { STAFF_RESOURCES, type StaffResource } from '@zhushutong/domain/staff'
import { Logo } from '@zhushutong/ui/icon'
import { NavLink } from 'react-router'
import { SCREENS } from '../resources'
import { HomeIcon } from './icons'
import { useSelf } from './use-self'
import { useWaiting } from './use-waiting'

const LINK =
  'flex items-center gap-2.5 rounded-2 px-3 py-2 text-ink-2 hover:bg-surface-2 hover:text-ink current:bg-primary-soft current:font-semibold current:text-primary'

function ResourceLink({ name }: { name: StaffResource }) {
  const { Icon } = SCREENS[name]
  const waiting = useWaiting(name)
  return (
    <NavLink to={`/${name}`} className={LINK}>
      <Icon size={18} />
      {STAFF_RESOURCES[name].label}
      {waiting !== undefined && waiting > 0 && (
        <span className="ml-auto text-12 font-normal text-ink-3">{waiting}</span>
      )}
    </NavLink>
  )
}

export function Menu() {
  const seen = (useSelf()?.resources ?? []) as readonly StaffResource[]
  const groups = (['待办', '内容', '管理'] as const).map(
    (group) => [group, seen.filter((name) => SCREENS[name]?.group === group)] as const,
  )
  return (
    <>
      <NavLink to="/" end className="flex items-center gap-2 px-3 pt-1 pb-4 text-16 font-semibold text-ink">
        <Logo size={24} />
        筑数通 <span className="text-12 font-normal text-ink-2">运营台</span>
      </NavLink>
      <nav aria-label="运营台" className="grid gap-0.5">
        <NavLink to="/" end className={LINK}>
          <HomeIcon size={18} />
          工作台
        </NavLink>
        {groups.map(
          ([group, names]) =>
            names.length > 0 && (
              <div key={group} className="grid gap-0.5">
                <p className="px-3 pt-4 pb-1 text-12 text-ink-3">{group}</p>
                {names.map((name) => (
                  <ResourceLink key={name} name={name} />
                ))}
              </div>
            ),
        )}
      </nav>
    </>
  )
}
