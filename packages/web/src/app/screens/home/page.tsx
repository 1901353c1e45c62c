import { HomeScreen, homeMetadata } from '@/screens/home/home-screen'
import { currentReader } from '@/screens/reader'

export const generateMetadata = homeMetadata

export default async function Page() {
  return <HomeScreen reader={await currentReader()} />
}
