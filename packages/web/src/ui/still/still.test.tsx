// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { still } from './still'

vi.mock('server-only', () => ({}))

/** Client components as the server sees them: names of something that is elsewhere. */
const island = (name: string) =>
  Object.assign((_props: { children?: ReactNode }) => <b>{name}</b>, {
    $$typeof: Symbol.for('react.client.reference'),
  })
const Island = island('island')
const Tabs = island('tabs')

const later = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 1, value))
async function Late({ children }: { children: ReactNode }) {
  return <em>{await later(children)}</em>
}

async function Broken(): Promise<ReactNode> {
  throw new Error('没有')
}

function Row({ name }: { name: string }) {
  return (
    <li>
      {name}
      <Island />
    </li>
  )
}

const htmlOf = async (page: ReactNode) => renderToStaticMarkup(<>{await still(page)}</>)
const withoutMarks = (html: string) => html.replace(/ data-still="\w+"/g, '')

it('makes the HTML that React would make, asynchronous components too', async () => {
  const page = (
    <main id="main">
      <h1>
        查企业 {3}
        {null}
      </h1>
      <ul>
        {['甲', '乙'].map((name) => (
          <li key={name}>
            <Late>{name}</Late>
          </li>
        ))}
      </ul>
      <form>
        <Island />
        <p>说明</p>
      </form>
    </main>
  )
  expect(withoutMarks(await htmlOf(page))).toBe(
    '<main id="main"><h1>查企业 3</h1><ul><li><em>甲</em></li><li><em>乙</em></li></ul>' +
      '<form><b>island</b><p>说明</p></form></main>',
  )
})

it('gives React the islands and what stands around them, and nothing else', async () => {
  const page = (await still(
    <section>
      <p>不动的字</p>
      <div>
        <Island />
      </div>
    </section>,
  )) as { props: { children: [{ type: unknown; props: object }, { type: string }] } }
  const [first, second] = page.props.children
  expect(JSON.stringify(first.props)).not.toContain('不动的字')
  expect(second.type).toBe('div')
})

it('keeps keys, so that a list with islands stays one', async () => {
  const page = await still(
    <ul>
      {['a', 'b'].map((name) => (
        <Row key={name} name={name} />
      ))}
    </ul>,
  )
  const { children } = (page as { props: { children: readonly { key: string }[] } }).props
  expect(children.map(({ key }) => key)).toEqual(['a', 'b'])
})

it('leaves what a client component is given to React: it may be shown later', async () => {
  const page = (await still(
    <Tabs>
      <p>第二页</p>
    </Tabs>,
  )) as { props: { children: { type: string } } }
  expect(page.props.children.type).toBe('p')
})

it('lets errors of components out', async () => {
  await expect(still(<Broken />)).rejects.toThrow('没有')
})
