import { LoginScreen, loginMetadata } from '@/app/_compose/login-screen'

export const revalidate = 3600
export const metadata = loginMetadata

export default function Page() {
  return <LoginScreen />
}
