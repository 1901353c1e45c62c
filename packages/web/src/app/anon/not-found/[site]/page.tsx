import { NotFoundScreen } from '@/app/_compose/not-found-screen'
import { visitorReader } from '@/app/_compose/reader'

// A parameter keeps the page from being made at build time, when no gateway answers.
export const revalidate = 300
export const generateStaticParams = () => []

export const metadata = { title: '页面不存在', robots: { index: false } }

export default async function Page() {
  return <NotFoundScreen reader={visitorReader()} />
}
