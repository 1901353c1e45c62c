import { ChangeLogView } from '@/features/info'
import { currentReader } from '@/screens/reader'
import { StaticPage, staticMetadata } from '@/screens/static/static-page'

export function generateMetadata() {
  return staticMetadata('dailyLog', '筑数通更新日志：每次上线的新功能、改进与修复。')
}

export default async function Page() {
  const { site } = await currentReader()
  return (
    <StaticPage route="dailyLog">
      <ChangeLogView entries={(await site.changeLog())?.records ?? null} />
    </StaticPage>
  )
}
