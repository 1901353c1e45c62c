import { HomeScreen, homeMetadata } from '@/app/_compose/home-screen'
import { memberReader } from '@/app/_compose/reader'

export const generateMetadata = homeMetadata

export default async function Page() {
  return <HomeScreen reader={await memberReader()} />
}
