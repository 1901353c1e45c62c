export const revalidate = 60

export default function Page() {
  return <main>空页面</main>
}
