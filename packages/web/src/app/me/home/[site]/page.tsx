import { HomeScreen } from '@/app/_compose/home-screen'
import { memberReader } from '@/app/_compose/reader'

export default async function Page() {
  return <HomeScreen reader={await memberReader()} />
}
