import { hrefOf, type RouteName, routeByName } from '@zhushutong/domain/navigation'
import type { Metadata } from 'next'
import { NotFoundView } from '@/features/shell'

export const metadata: Metadata = { title: '页面不存在', robots: { index: false } }

const queries: readonly RouteName[] = [
  'qiye',
  'renyuan',
  'siku',
  'shengting',
  'zhongbiao',
  'zhaobiao',
  'shuili',
  'gonglu',
  'xinyong',
  'nijian',
  'owner',
  'proxy',
  'comquery',
]

const services: readonly RouteName[] = [
  'svip',
  'datamall',
  'yjyhome',
  'propaganda',
  'zzfw',
  'guarantee',
  'help',
  'about',
]

const links = (names: readonly RouteName[]) =>
  names.map((name) => ({ label: routeByName(name).zh, href: hrefOf(name) }))

export default function NotFound() {
  return <NotFoundView queries={links(queries)} services={links(services)} news={[]} />
}
