import { LoginScreen, loginMetadata } from '@/app/_compose/login-screen'

export const dynamic = 'force-dynamic'
export const metadata = loginMetadata

export default function Page() {
  return <LoginScreen />
}
