import { HubScreen, hubMetadata } from '@/screens/content/hub-screen'
import { currentReader, currentSite } from '@/screens/reader'

export async function generateMetadata() {
  return hubMetadata(await currentSite())
}

export default async function Page() {
  return <HubScreen reader={await currentReader()} />
}
