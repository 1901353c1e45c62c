import { HubScreen, hubMetadata } from '@/screens/content/hub-screen'
import { currentReader } from '@/screens/reader'

export function generateMetadata() {
  return hubMetadata()
}

export default async function Page() {
  return <HubScreen reader={await currentReader()} />
}
