import { HomeScreen, homeMetadata } from '@/app/_compose/home-screen'
import { visitorReader } from '@/app/_compose/reader'

export const dynamic = 'force-dynamic'

export const generateMetadata = homeMetadata

export default async function Page() {
  return <HomeScreen reader={visitorReader()} />
}
