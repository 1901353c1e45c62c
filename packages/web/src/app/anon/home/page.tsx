import { HomeScreen } from '@/app/_compose/home-screen'
import { visitorReader } from '@/app/_compose/reader'

export const revalidate = 60
export default async function Page() {
  return <HomeScreen reader={visitorReader()} />
}
