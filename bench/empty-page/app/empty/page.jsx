export const dynamic = 'force-dynamic'

export default function Page() {
  return <main>空页面</main>
}
