import { LandingScreen, landingMetadata } from '@/screens/landing/landing-screen'
import { currentReader } from '@/screens/reader'

type Props = PageProps<'/plain/[name]'>

export async function generateMetadata({ params }: Props) {
  return landingMetadata((await params).name)
}

export default async function Page({ params }: Props) {
  return <LandingScreen name={(await params).name} reader={await currentReader()} />
}
