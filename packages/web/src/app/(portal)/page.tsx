import { HomeScreen, homeMetadata } from '@/screens/home/home-screen'
import { currentReader, currentSite } from '@/screens/reader'

export async function generateMetadata() {
  return homeMetadata(await currentSite())
}

export default async function Page() {
  return <HomeScreen reader={await currentReader()} />
}
