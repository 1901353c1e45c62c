import { HomeScreen } from '@/app/_compose/home-screen'
import { visitorReader } from '@/app/_compose/reader'

// A parameter keeps the page from being made at build time, when no gateway answers.
export const revalidate = 60
export const generateStaticParams = () => []

export default async function Page() {
  return <HomeScreen reader={visitorReader()} />
}
